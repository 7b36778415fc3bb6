import { useRef } from 'react';
import { useModalLayer } from './modal-layer.ts';
import { Spinner } from '../Spinner.tsx';
import { useBackDismiss } from './use-back-dismiss.ts';
import css from './LoadingOverlay.module.css';

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
      className={css['overlay']}
      ref={overlay}
      tabIndex={-1}
      aria-label={label}
      aria-busy="true"
      onCancel={(event) => {
        event.preventDefault();
        onBack();
      }}
    >
      <div className={css['box']} role="status">
        <Spinner size={32} label="" />
        <span>{label}</span>
      </div>
    </dialog>
  );
}
