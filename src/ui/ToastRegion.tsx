import { useEffect, useRef, useSyncExternalStore } from 'react';
import { currentToast, dismissToast, subscribeToasts, type Toast } from './toast.ts';
import css from './ToastRegion.module.css';

/** Put once, at the root. The live region is always there, so that screen readers hear what comes into it. */
export function ToastRegion() {
  const shown = useSyncExternalStore(subscribeToasts, currentToast, currentToast);
  return (
    <output className={css['region']}>{shown && <ToastBox key={shown.id} shown={shown} />}</output>
  );
}

function ToastBox({ shown }: { shown: Toast }) {
  const box = useRef<HTMLDivElement>(null);

  // The top layer, where it exists, is the only place above an open dialog.
  useEffect(() => {
    const element = box.current;
    if (!element || typeof element.showPopover !== 'function') return undefined;
    element.setAttribute('popover', 'manual');
    element.showPopover();
    return () => element.hidePopover();
  }, []);

  return (
    <div className={css['box']} ref={box}>
      <p className={css['toast']}>
        <span className={css['message']}>{shown.message}</span>
        {shown.action && (
          <button
            type="button"
            className={css['action']}
            onClick={() => {
              dismissToast(shown.id);
              shown.action?.onSelect();
            }}
          >
            {shown.action.label}
          </button>
        )}
      </p>
    </div>
  );
}
