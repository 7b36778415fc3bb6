/** Reads a QR code by ZXing, which shares no code with what the app draws and scans with. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer } });

interface Pixels {
  width: number;
  height: number;
  /** RGBA. */
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** `picture` is an encoded file such as a PNG, or pixels. Undefined when there is not exactly one code. */
export async function readCode(picture: Uint8Array | Pixels): Promise<string | undefined> {
  const given =
    picture instanceof Uint8Array
      ? new Uint8Array(picture)
      : ({ ...picture, colorSpace: 'srgb' } as ImageData);
  const codes = await readBarcodes(given, { formats: ['QRCode'] });
  return codes.length === 1 ? codes[0]?.text : undefined;
}
