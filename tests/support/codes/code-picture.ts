/**
 * QR codes as a camera sees them: placed, rotated, blurred, dark, noisy; as pixels, and as a video file
 * for Chromium's fake camera.
 */
import { encodeQR } from 'qr';

export interface CodeLook {
  /** Of the picture. */
  width?: number;
  height?: number;
  /** Size of the code with its margin, as a share of the shorter side. */
  share?: number;
  degrees?: number;
  /** Pixels in each direction. */
  blur?: number;
  /** Grey values of dark and light. */
  dark?: number;
  light?: number;
  /** Amplitude of the noise in grey values. */
  noise?: number;
}

/** Grey values, row by row. */
export interface GreyPicture {
  width: number;
  height: number;
  grey: Uint8ClampedArray;
}

export function codePicture(text: string | undefined, look: CodeLook = {}): GreyPicture {
  const { width = 640, height = 480, share = 0.6, degrees = 0 } = look;
  const { dark = 20, light = 235, blur = 0, noise = 0 } = look;
  const modules = text === undefined ? [] : encodeQR(text, 'raw', { border: 4 });
  const size = (Math.min(width, height) * share) / Math.max(1, modules.length);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const middle = modules.length / 2;
  let grey = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [(x - width / 2) / size, (y - height / 2) / size];
      const column = Math.floor(dx * cos + dy * sin + middle);
      const row = Math.floor(dy * cos - dx * sin + middle);
      // The background is neither black nor white.
      const isDark = modules[row]?.[column];
      const ground = (dark + light * 2) / 3;
      const value = isDark === undefined ? ground : isDark ? dark : light;
      grey[y * width + x] = value + noise * Math.sin(x * 12.9898 + y * 78.233 + x * y);
    }
  }
  if (blur > 0) grey = blurred(grey, width, height, blur);
  return { width, height, grey };
}

function blurred(
  grey: Uint8ClampedArray,
  width: number,
  height: number,
  reach: number,
): Uint8ClampedArray<ArrayBuffer> {
  const out = new Uint8ClampedArray(grey.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      let count = 0;
      for (let dy = -reach; dy <= reach; dy += 1) {
        for (let dx = -reach; dx <= reach; dx += 1) {
          const [column, row] = [x + dx, y + dy];
          if (column < 0 || row < 0 || column >= width || row >= height) continue;
          sum += grey[row * width + column] ?? 0;
          count += 1;
        }
      }
      out[y * width + x] = sum / count;
    }
  }
  return out;
}

export function rgbaOf({ width, height, grey }: GreyPicture) {
  const data = new Uint8ClampedArray(width * height * 4);
  grey.forEach((value, at) => data.set([value, value, value, 255], at * 4));
  return { width, height, data };
}

/** YUV4MPEG2: what `--use-file-for-fake-video-capture` plays in a loop. */
export function y4m(pictures: readonly GreyPicture[]): Buffer {
  const [first] = pictures;
  if (!first) throw new Error('a video needs a picture');
  const { width, height } = first;
  const colourless = Buffer.alloc((width * height) / 2, 128);
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`),
    ...pictures.flatMap(({ grey }) => [Buffer.from('FRAME\n'), Buffer.from(grey), colourless]),
  ]);
}
