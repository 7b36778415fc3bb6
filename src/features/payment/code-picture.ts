/** The payment code as a picture that a bank's app can read from the gallery. Buying 5. */
import { drawnPng } from '../share/SavePicture.tsx';
import { qrModules } from './QrCode.tsx';

export interface PictureWords {
  /** Whom and what it pays, order number, and until when; the first two are the heading. */
  lines: readonly string[];
  content: string;
}

const WIDTH_PX = 1080;
const CODE_PX = 920;
const MARGIN_PX = 80;
const LINE_PX = 64;
const FONT = 'system-ui, sans-serif';

/** A PNG, black on white. Rejects when the browser cannot make it. */
export async function codePicture({ lines, content }: PictureWords): Promise<Blob> {
  const size = { width: WIDTH_PX, height: MARGIN_PX * 2 + CODE_PX + lines.length * LINE_PX };
  return drawnPng(size, (pen) => {
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, size.width, size.height);
    pen.fillStyle = '#000';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    lines.forEach((line, at) => {
      pen.font = `${at < 2 ? 'bold 48px' : '36px'} ${FONT}`;
      pen.fillText(line, WIDTH_PX / 2, MARGIN_PX + LINE_PX * (at + 0.5), WIDTH_PX - MARGIN_PX);
    });
    drawCode(pen, content, MARGIN_PX + lines.length * LINE_PX);
  });
}

function drawCode(pen: CanvasRenderingContext2D, content: string, top: number): void {
  const modules = qrModules(content);
  // Whole pixels: a scanner reads no blurred edges.
  const size = Math.floor(CODE_PX / modules.length);
  const left = Math.round((WIDTH_PX - size * modules.length) / 2);
  modules.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) pen.fillRect(left + x * size, top + y * size, size, size);
    });
  });
}
