import { type RefObject, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useBackDismiss } from './back-stack.ts';
import { useMaskGuard, usePresence } from './modal-layer.ts';
import { classes } from '../classes.ts';
import layout from '../style/layout.module.css';
import css from './Layers.module.css';

interface PopupProps {
  isOpen: boolean;
  onClose: () => void;
  /** CSS pixels from the top of the view: the lower edge of the bar that it hangs from. */
  anchorTop: number;
  label: string;
  children: ReactNode;
}

const leaveMs = 120;

/** Drops down from a bar. The bar stays reachable, so the popup is not modal. */
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
  label,
  children,
}: PopupProps & { isLeaving: boolean }) {
  const panel = useRef<HTMLDialogElement>(null);
  const onMask = useMaskGuard(isOpen, onClose);
  useFocusInside(panel, onClose);

  return (
    <div
      className={classes(layout['stack'], css['popupLayer'])}
      style={{ top: Math.max(0, anchorTop) }}
      data-leaving={isLeaving || undefined}
    >
      <div
        className={classes(layout['overlay'], css['scrim'])}
        onClick={onMask}
        aria-hidden="true"
      />
      <dialog
        open
        className={classes(layout['stack'], css['panel'])}
        ref={panel}
        aria-label={label}
        tabIndex={-1}
      >
        {children}
      </dialog>
    </div>
  );
}

/**
 * Moves the focus into the panel and restores it. Tab does not reach what lies under the mask: past
 * either end the popup closes, and Tab continues from the opener.
 */
function useFocusInside(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = panel.current;
    const before = document.activeElement;
    if (!element) return undefined;
    const giveBack = (): void => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
    let isTab = false;
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      isTab = key === 'Tab';
    };
    const onOther = (): void => {
      isTab = false;
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (!isTab || (relatedTarget instanceof Node && element.contains(relatedTarget))) return;
      isTab = false;
      giveBack();
      close();
    };
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('keyup', onOther);
    element.addEventListener('pointerdown', onOther);
    element.addEventListener('focusout', onFocusOut);
    element.focus({ preventScroll: true });
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('keyup', onOther);
      element.removeEventListener('pointerdown', onOther);
      element.removeEventListener('focusout', onFocusOut);
      // Only if the focus is still inside: a press elsewhere has moved it already.
      const isInside =
        !document.activeElement ||
        document.activeElement === document.body ||
        element.contains(document.activeElement);
      if (isInside) giveBack();
    };
  }, [panel]);
}
