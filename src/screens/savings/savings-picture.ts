/** The picture that a user shares: amount and month alone (growth 11). */
import { drawnPng } from '../../features/share/canvas-png.ts';

export interface PictureLines {
  month: string;
  amount: string;
  with: string;
}

const SIDE_PX = 1080;
const FONT = "'Plus Jakarta Sans Variable', system-ui, sans-serif";

/** A square PNG in the brand's colours, which are the same in both themes. */
export async function savingsPicture(lines: PictureLines): Promise<Blob> {
  return drawnPng({ width: SIDE_PX, height: SIDE_PX }, (pen) => {
    const style = getComputedStyle(document.documentElement);
    pen.fillStyle = style.getPropertyValue('--yellow');
    pen.fillRect(0, 0, SIDE_PX, SIDE_PX);
    pen.fillStyle = style.getPropertyValue('--ink');
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    write(pen, lines.month, '600 64px', 380);
    write(pen, lines.amount, '800 160px', 540);
    write(pen, lines.with, '600 64px', 720);
  });
}

function write(pen: CanvasRenderingContext2D, line: string, font: string, top: number): void {
  pen.font = `${font} ${FONT}`;
  pen.fillText(line, SIDE_PX / 2, top, SIDE_PX - 120);
}
