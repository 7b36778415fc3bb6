import { useRef } from 'react';
import { useModalLayer } from './modal-layer.ts';
import { Spinner } from '../Spinner.tsx';
import { useBackDismiss } from './back-stack.ts';
import { classes } from '../classes.ts';
import box from '../style/box.module.css';
import font from '../style/font.module.css';
import letters from '../style/letters.module.css';
import space from '../style/space.module.css';
import layout from '../style/layout.module.css';
import surface from '../style/surface.module.css';
import css from './Layers.module.css';

interface LoadingOverlayProps {
  /** What is in progress. */
  label: string;
  /** Cancels; returns `false` when it cannot be cancelled. */
  onBack: () => unknown;
}

/**
 * Covers everything, an open sheet too, while an operation must not be interrupted by a tap. Back and
 * Escape cancel it. Without `<dialog>` (Safari before 15.4) it only covers.
 */
export function LoadingOverlay({ label, onBack }: LoadingOverlayProps) {
  const overlay = useRef<HTMLDialogElement>(null);
  useBackDismiss(true, onBack);
  useModalLayer(overlay, (element) => element?.focus());
  return (
    <dialog
      className={classes(
        layout['middle'],
        layout['cover'],
        space['pad5'],
        box['noOutline'],
        css['overlay'],
      )}
      ref={overlay}
      tabIndex={-1}
      aria-label={label}
      aria-busy="true"
      onCancel={(event) => {
        event.preventDefault();
        onBack();
      }}
    >
      <div
        className={classes(
          layout['axis4'],
          surface['sheet'],
          font['mediumWords'],
          font['centred'],
          letters['ink'],
          css['box'],
        )}
        role="status"
      >
        <Spinner size={32} label="" />
        <span>{label}</span>
      </div>
    </dialog>
  );
}
