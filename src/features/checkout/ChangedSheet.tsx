import { formatRp } from '../../i18n/format.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { REFUND_WORDS } from '../refund-promise/words.ts';
import type { Change } from './changes.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Checkout.module.css';
import type { CheckoutStep } from './checkout-flow.ts';
import { UNFIT_REASONS } from './EnvelopeRow.tsx';
import { splitWords } from './SplitRow.tsx';

interface ChangedSheetProps {
  step: CheckoutStep;
  payAmount: number;
  onAgree: () => void;
  onBack: () => void;
}

const NAMES: Readonly<Record<Change['kind'], TextKey>> = {
  price: 'checkout.changedPrice',
  sum: 'checkout.changedSum',
  quantity: 'checkout.changedQuantity',
  envelope: 'checkout.changedEnvelope',
  promise: 'checkout.changedPromise',
  split: 'split.title',
};

/** Price, stock, envelope, promise or split is not what it was: old and new, before anything is ordered. Buying 10. */
export function ChangedSheet({ step, payAmount, onAgree, onBack }: ChangedSheetProps) {
  const text = useText();
  const changes = step.name === 'changed' ? step.changes : [];
  const message = step.name === 'changed' ? step.message : '';
  return (
    <Sheet
      isOpen={step.name === 'changed'}
      onClose={onBack}
      title={text('checkout.changedTitle')}
      closeLabel={text('common.close')}
      areButtonsStacked
      buttons={[
        {
          variant: 'primary',
          label: text('checkout.agree', { amount: formatRp(payAmount) }),
          onClick: onAgree,
        },
        { variant: 'secondary', label: text('checkout.notNow'), onClick: onBack },
      ]}
    >
      {message !== '' && <p className={classes(font['medium'], css['message'])}>{message}</p>}
      <ul className={layout['stack3']}>
        {changes.map((change) => (
          <Line key={change.kind} change={change} />
        ))}
      </ul>
      <p className={classes(space['head3'], font['note'], font['prose'])}>
        {text('checkout.changedNote')}
      </p>
    </Sheet>
  );
}

function Line({ change }: { change: Change }) {
  const text = useText();
  const [was, now] = valuesOf(text, change);
  const why = change.kind === 'envelope' && change.why && change.why !== 'FITS' && change.why;
  return (
    <li
      className={classes(
        layout['flow'],
        space['gapHairBy3'],
        box['apart'],
        box['baseline'],
        css['line'],
      )}
    >
      <span className={tint['soft']}>{text(NAMES[change.kind])}</span>
      <span
        className={classes(layout['flow'], space['gapHairBy2'], box['baseline'], font['numbers'])}
      >
        <s className={tint['soft']}>
          <VisuallyHidden>{text('checkout.was')} </VisuallyHidden>
          {was}
        </s>
        <span aria-hidden="true">→</span>
        <strong className={font['heading']}>
          <VisuallyHidden>{text('checkout.now')} </VisuallyHidden>
          {now}
        </strong>
      </span>
      {change.kind === 'split' && (
        <span className={classes(layout['wide'], font['note'], font['prose'])}>
          {text('checkout.changedSplitNote', { amount: formatRp(change.now) })}
        </span>
      )}
      {why && (
        <span className={classes(layout['wide'], font['note'], font['prose'])}>
          {text(UNFIT_REASONS[why], { amount: '' })}
        </span>
      )}
    </li>
  );
}

function valuesOf(text: ReturnType<typeof useText>, change: Change): [string, string] {
  switch (change.kind) {
    case 'price':
    case 'sum':
      return [formatRp(change.was), formatRp(change.now)];
    case 'quantity':
      return [String(change.was), String(change.now)];
    case 'envelope': {
      const off = (rp: number) => (rp > 0 ? formatRp(-rp) : text('checkout.envelopeNothing'));
      return [off(change.was), off(change.now)];
    }
    case 'promise':
      return [text(REFUND_WORDS[change.was]), text(REFUND_WORDS[change.now])];
    case 'split':
      return [splitWords(text, change.was), splitWords(text, undefined)];
  }
}
