/** Generated picture files, so that a test defines their content. */
import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  // 8 bits, red green blue.
  data.set([8, 2], 8);
  return chunk('IHDR', data);
}

/** A real PNG: red on the left, green on the right. */
export function png(width: number, height: number): Buffer {
  const row = Buffer.alloc(1 + width * 3);
  for (let x = 0; x < width; x += 1)
    row.set(x < width / 2 ? [220, 30, 30] : [30, 160, 60], 1 + x * 3);
  const rows = Buffer.concat(Array<Buffer>(height).fill(row));
  return Buffer.concat([
    mark,
    header(width, height),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG header of this size without pixel data. */
export function hollowPng(width: number, height: number): Buffer {
  return Buffer.concat([mark, header(width, height), chunk('IEND', Buffer.alloc(0))]);
}

/** A real PNG of grey values, row by row. */
export function greyPng(picture: {
  width: number;
  height: number;
  grey: Uint8ClampedArray;
}): Buffer {
  const { width, height, grey } = picture;
  const rows = Buffer.alloc((1 + width * 3) * height);
  grey.forEach((value, at) => {
    const start = Math.floor(at / width) * (1 + width * 3) + 1 + (at % width) * 3;
    rows.fill(value, start, start + 3);
  });
  return Buffer.concat([
    mark,
    header(width, height),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
