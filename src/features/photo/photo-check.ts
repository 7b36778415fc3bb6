import type { TextKey } from '../../i18n/i18n.ts';

/**
 * What a picked file is, by its content; its name and MIME type are not trusted. Pure: works on the first
 * bytes of the file. Spec home 5: jpg or png.
 */

/** Why a file cannot be used as a photo. Spec home 5, 8. */
export type FileProblem = 'unsupported' | 'too-large' | 'too-small' | 'unreadable';

/** Enough for the metadata that a camera writes before the size of a JPEG. */
export const headBytes = 512 * 1024;

/** No phone's camera makes larger files; reading one could crash the page. */
const maxFileBytes = 100 * 1024 * 1024;
/** 4 bytes each when decoded. */
const maxPixels = 120_000_000;
/** Spec home 9: the crop box is never smaller, so neither is the photo. */
const minSidePx = 72;

export interface Size {
  width: number;
  height: number;
}

const pngMark = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpegMark = [0xff, 0xd8, 0xff];

function begins(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}

export function photoKind(head: Uint8Array): 'jpeg' | 'png' | undefined {
  if (begins(head, pngMark)) return 'png';
  return begins(head, jpegMark) ? 'jpeg' : undefined;
}

/** Undefined when the head does not contain it; then decoding decides. Before EXIF rotation. */
export function photoSize(head: Uint8Array): Size | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (photoKind(head) === 'png') {
    return head.length < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) };
  }
  return photoKind(head) === 'jpeg' ? jpegSize(view) : undefined;
}

/** Walks the segments to the start of the frame (SOF0..SOF15 without DHT, JPG, DAC). */
function jpegSize(view: DataView): Size | undefined {
  let at = 2;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return undefined;
}

/** The problem that the head of the file shows. */
export function fileProblem(fileBytes: number, head: Uint8Array): FileProblem | undefined {
  if (photoKind(head) === undefined) return 'unsupported';
  if (fileBytes > maxFileBytes) return 'too-large';
  const size = photoSize(head);
  return size && sizeProblem(size);
}

export function sizeProblem({ width, height }: Size): FileProblem | undefined {
  if (width * height > maxPixels) return 'too-large';
  return Math.min(width, height) < minSidePx ? 'too-small' : undefined;
}

/** Why a file became no photo. */
export const fileProblems: Readonly<Record<FileProblem, TextKey>> = {
  unsupported: 'profile.photoUnsupported',
  'too-large': 'profile.photoTooLarge',
  'too-small': 'profile.photoTooSmall',
  unreadable: 'profile.photoUnreadable',
};
