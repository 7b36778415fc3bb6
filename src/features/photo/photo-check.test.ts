import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileProblem, photoKind, photoSize } from './photo-check.ts';

function bytes(...parts: (readonly number[] | string)[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  );
}

const u16 = (value: number) => [value >> 8, value & 255];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];

function png(width: number, height: number): Uint8Array {
  return bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], u32(13), 'IHDR', u32(width), u32(height), [8, 6]);
}

function jpeg(width: number, height: number, metadataBytes = 0): Uint8Array {
  const metadata = [0xff, 0xe1, ...u16(metadataBytes + 2), ...Array(metadataBytes).fill(7)];
  const frame = [0xff, 0xc2, ...u16(17), 8, ...u16(height), ...u16(width), 3];
  return bytes([0xff, 0xd8], metadata, [0xff], frame);
}

describe('a picked file', () => {
  it.each([
    ['png', png(1, 1), 'png'],
    ['jpeg', jpeg(1, 1), 'jpeg'],
    ['gif', bytes('GIF89a'), undefined],
    ['webp', bytes('RIFF....WEBP'), undefined],
    ['heic', bytes([0, 0, 0, 24], 'ftypheic'), undefined],
    ['svg', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined],
    ['html', bytes('<!doctype html>'), undefined],
    ['pdf', bytes('%PDF-1.7'), undefined],
    ['empty', bytes(), undefined],
    ['half a mark', bytes([0x89], 'PN'), undefined],
  ] as const)('%s', (_name, head, kind) => expect(photoKind(head)).toBe(kind));

  it.each([
    ['png', png(640, 480), { width: 640, height: 480 }],
    ['huge png', png(50_000, 50_000), { width: 50_000, height: 50_000 }],
    ['jpeg', jpeg(4000, 3000), { width: 4000, height: 3000 }],
    ['jpeg behind metadata', jpeg(300, 200, 60_000), { width: 300, height: 200 }],
    ...[0xc4, 0xc8, 0xcc].map(
      (mark) =>
        [
          `jpeg behind a table ${mark.toString(16)}`,
          bytes(
            [0xff, 0xd8, 0xff, mark, 0, 9],
            Array(7).fill(1),
            Array.from(jpeg(300, 200).slice(2)),
          ),
          { width: 300, height: 200 },
        ] as const,
    ),
    ['cut png', png(640, 480).slice(0, 20), undefined],
    ['cut jpeg', jpeg(640, 480, 100).slice(0, 60), undefined],
    ['no jpeg segment', bytes([0xff, 0xd8, 0xff, 0x00], Array(40).fill(1)), undefined],
  ] as const)('the size of a %s', (_name, head, size) => expect(photoSize(head)).toEqual(size));

  it.each([
    ['fine', 1000, jpeg(800, 600), undefined],
    ['over 20 MB before it is compressed', 30_000_000, jpeg(8000, 6000), undefined],
    ['svg named .png', 100, bytes('<svg/>'), 'unsupported'],
    ['a bomb', 100, png(50_000, 50_000), 'too-large'],
    ['a huge file', 200_000_000, jpeg(800, 600), 'too-large'],
    ['72 px', 100, png(72, 72), undefined],
    ['71 px', 100, png(4000, 71), 'too-small'],
  ] as const)('%s', (_name, size, head, problem) => expect(fileProblem(size, head)).toBe(problem));

  it('never throws, for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (noise, isJpeg) => {
        const head = Uint8Array.from([...(isJpeg ? [0xff, 0xd8, 0xff] : png(9, 9)), ...noise]);
        expect(() => photoSize(head)).not.toThrow();
      }),
    );
  });
});
