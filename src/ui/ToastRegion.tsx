import { createPortal } from 'react-dom';
import { modalLayers } from './layer/modal-layers.ts';
import { dismissToast, type Toast, toasts } from './toast.ts';
import { useAtom } from './use-atom.ts';
import { classes } from './classes.ts';
import font from './style/font.module.css';
import layout from './style/layout.module.css';
import css from './ToastRegion.module.css';

/**
 * Mounted once, at the root. The live region is always there, so that screen readers announce what
 * comes into it. While a dialog is open there is one inside it too, because the dialog makes everything
 * else inert; there the toast is at the top, where it covers none of the dialog's controls.
 */
export function ToastRegion() {
  const [shown] = useAtom(toasts);
  const layer = useAtom(modalLayers).slice(-1)[0];
  const box = shown && <ToastBox key={shown.id} shown={shown} isHigh={layer !== undefined} />;
  return (
    <>
      <output className={css['region']}>{!layer && box}</output>
      {layer && createPortal(<output className={css['region']}>{box}</output>, layer)}
    </>
  );
}

/** A toast that moves to another parent must not animate in again. */
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
      <p className={classes(layout['row3'], css['toast'])}>
        <span className={font['lines']}>{shown.message}</span>
        {shown.action && (
          <button
            type="button"
            className={classes(layout['target'], css['action'])}
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
