import { useMemo } from 'react';
import css from './QrCode.module.css';
import { encodeQR } from 'qr';

/** ISO/IEC 18004: light squares that a scanner needs around the code. */
const QUIET_ZONE = 4;

/** Rows of squares, true where dark, with the quiet zone. The text is never changed (buying 5). */
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

/** A QR code, black on white in both themes: scanners read nothing else everywhere. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const drawn = useMemo(() => {
    const modules = qrModules(content);
    return { size: modules.length, path: qrPath(modules) };
  }, [content]);
  return (
    <svg
      className={css['code']}
      viewBox={`0 0 ${drawn.size} ${drawn.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={drawn.path} fill="#000" />
    </svg>
  );
}
