import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { defaultGuardMs } from './mask-guard.ts';
import { useBackDismiss } from './use-back-dismiss.ts';
import { useMaskGuard } from './use-mask-guard.ts';
import { usePresence } from './use-presence.ts';
import css from './Popup.module.css';

interface PopupProps {
  isOpen: boolean;
  onClose: () => void;
  /** CSS pixels from the top of the view: the lower edge of the bar that it hangs from. */
  anchorTop: number;
  guardMs?: number | undefined;
  label: string;
  children: ReactNode;
}

const leaveMs = 120;

/** Drops down from under a bar. The bar stays in reach, so the popup is not modal. */
export function Popup(props: PopupProps) {
  const presence = usePresence(props.isOpen, leaveMs);
  useBackDismiss(props.isOpen, props.onClose);
  if (presence === 'gone') return null;
  return createPortal(<PopupLayer {...props} isLeaving={presence === 'closing'} />, document.body);
}

function PopupLayer({
  isOpen,
  isLeaving,
  onClose,
  anchorTop,
  guardMs = defaultGuardMs,
  label,
  children,
}: PopupProps & { isLeaving: boolean }) {
  const panel = useRef<HTMLDialogElement>(null);
  const onMask = useMaskGuard(isOpen, guardMs, onClose);

  useLayoutEffect(() => {
    const before = document.activeElement;
    const element = panel.current;
    element?.focus({ preventScroll: true });
    return () => {
      // Only when the focus was still inside: a press elsewhere has taken it already.
      const isInside =
        !document.activeElement ||
        document.activeElement === document.body ||
        element?.contains(document.activeElement);
      if (isInside && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div
      className={css['layer']}
      style={{ top: Math.max(0, anchorTop) }}
      data-leaving={isLeaving || undefined}
    >
      <div className={css['scrim']} onClick={onMask} aria-hidden="true" />
      <dialog open className={css['panel']} ref={panel} aria-label={label} tabIndex={-1}>
        {children}
      </dialog>
    </div>
  );
}
