import { useLayoutEffect, useRef } from 'react';
import { pushModalLayer } from './modal-layer.ts';
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
  useLayoutEffect(() => {
    const before = document.activeElement;
    const element = overlay.current;
    if (typeof element?.showModal === 'function') element.showModal();
    element?.focus();
    const takeAway = element ? pushModalLayer(element) : undefined;
    return () => {
      takeAway?.();
      if (typeof element?.close === 'function') element.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
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
