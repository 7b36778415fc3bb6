import { formatRp } from '../../i18n/format.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { REFUND_WORDS } from '../refund-promise/words.ts';
import type { Change } from './changes.ts';
import css from './ChangedSheet.module.css';
import type { CheckoutStep } from './checkout-flow.ts';
import { UNFIT_REASONS } from './envelope.ts';
import { splitWords } from './split-words.ts';

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
      {message !== '' && <p className={css['message']}>{message}</p>}
      <ul className={css['list']}>
        {changes.map((change) => (
          <Line key={change.kind} change={change} />
        ))}
      </ul>
      <p className={css['fine']}>{text('checkout.changedNote')}</p>
    </Sheet>
  );
}

function Line({ change }: { change: Change }) {
  const text = useText();
  const [was, now] = valuesOf(text, change);
  const why = change.kind === 'envelope' && change.why && change.why !== 'FITS' && change.why;
  return (
    <li className={css['line']}>
      <span className={css['name']}>{text(NAMES[change.kind])}</span>
      <span className={css['values']}>
        <s className={css['was']}>
          <VisuallyHidden>{text('checkout.was')} </VisuallyHidden>
          {was}
        </s>
        <span aria-hidden="true">→</span>
        <strong className={css['now']}>
          <VisuallyHidden>{text('checkout.now')} </VisuallyHidden>
          {now}
        </strong>
      </span>
      {change.kind === 'split' && (
        <span className={css['fine']}>
          {text('checkout.changedSplitNote', { amount: formatRp(change.now) })}
        </span>
      )}
      {why && <span className={css['fine']}>{text(UNFIT_REASONS[why], { amount: '' })}</span>}
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
