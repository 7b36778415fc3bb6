import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { subscribeModalLayers, topModalLayer } from './layer/modal-layers.ts';
import { currentToast, dismissToast, subscribeToasts, type Toast } from './toast.ts';
import css from './ToastRegion.module.css';

/**
 * Put once, at the root. The live region is always there, so that screen readers hear what comes into
 * it. While a dialog is open there is one in it too, because the dialog makes everything else inert;
 * there the toast is at the top, where it covers none of the dialog's controls.
 */
export function ToastRegion() {
  const shown = useSyncExternalStore(subscribeToasts, currentToast, currentToast);
  const layer = useSyncExternalStore(subscribeModalLayers, topModalLayer, topModalLayer);
  const box = shown && <ToastBox key={shown.id} shown={shown} isHigh={layer !== undefined} />;
  return (
    <>
      <output className={css['region']}>{!layer && box}</output>
      {layer && createPortal(<output className={css['region']}>{box}</output>, layer)}
    </>
  );
}

/** One that only gets another parent does not come in anew. */
let last: Toast | undefined;

function ToastBox({ shown, isHigh }: { shown: Toast; isHigh: boolean }) {
  return (
    <div
      className={css['box']}
      data-high={isHigh || undefined}
      ref={(element) => {
        element?.toggleAttribute('data-stays', shown === last);
        last = shown;
      }}
    >
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
