/** A QR code as dark and light squares, drawn from its text and never changed (buying 5). Pure. */
import { encodeQR } from 'qr';

/** ISO/IEC 18004: light squares that a scanner needs around the code. */
const QUIET_ZONE = 4;

/** Rows of squares, true where dark, with the quiet zone. */
export function qrModules(content: string): readonly (readonly boolean[])[] {
  return encodeQR(content, 'raw', { ecc: 'medium', border: QUIET_ZONE });
}

/** The dark squares as one SVG path, a run of a row at a time. */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return '';
        const next = row.indexOf(false, x);
        return `M${x} ${y}h${(next === -1 ? row.length : next) - x}v1H${x}z`;
      }),
    )
    .join('');
}
