import { useMemo } from 'react';
import { qrModules, qrPath } from './qr-drawing.ts';
import css from './QrCode.module.css';

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
