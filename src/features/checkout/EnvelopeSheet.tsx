import { useId } from 'react';
import type { EnvelopeOption, SettlementData } from '../../api/generated/types.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { formatRp } from '../../i18n/format.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { Radio } from '../../ui/Radio.tsx';
import type { CheckoutChoice } from './checkout-flow.ts';
import css from './Envelope.module.css';
import { enoughFor, unfitReason } from './envelope.ts';
import { isPresent } from '../../lib/present.ts';

interface EnvelopeSheetProps {
  isOpen: boolean;
  onClose: () => void;
  shown: SettlementData;
  quantity: number;
  onChoose: (choice: CheckoutChoice) => void;
}

/** All red envelopes, the best first; one per order (merchant 5), or none. */
export function EnvelopeSheet({ isOpen, onClose, shown, quantity, onChoose }: EnvelopeSheetProps) {
  const text = useText();
  const name = useId();
  const fitting = shown.envelopeList.filter(({ fit }) => fit === 'FITS');
  const others = shown.envelopeList.filter(({ fit }) => fit !== 'FITS');
  const best = fitting[0]?.redEnvelopeId;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('checkout.envelopeTitle')}
      closeLabel={text('common.close')}
    >
      <fieldset className={css['options']}>
        <legend className={css['legend']}>{text('checkout.envelopeOne')}</legend>
        {fitting.map((option) => (
          <Radio
            key={option.redEnvelopeId}
            className={css['option']}
            name={name}
            checked={option.redEnvelopeId === shown.redEnvelopeId}
            onChange={() =>
              onChoose({
                quantity,
                envelope: 'GIVEN',
                redEnvelopeId: option.redEnvelopeId,
              })
            }
          >
            <Face option={option} isBest={option.redEnvelopeId === best} />
          </Radio>
        ))}
        <Radio
          className={css['option']}
          name={name}
          checked={!isPresent(shown.redEnvelopeId)}
          onChange={() => onChoose({ quantity, envelope: 'NONE' })}
        >
          <span className={css['words']}>
            <span className={css['amount']}>{text('checkout.envelopeWithout')}</span>
          </span>
        </Radio>
      </fieldset>
      {others.length > 0 && (
        <section>
          <h3 className={css['legend']}>{text('checkout.envelopeOthers')}</h3>
          <ul className={css['options']}>
            {others.map((option) => (
              <Unfit
                key={option.redEnvelopeId}
                option={option}
                more={enoughFor(option, shown)}
                onMore={(count) =>
                  onChoose({
                    quantity: count,
                    envelope: 'GIVEN',
                    redEnvelopeId: option.redEnvelopeId,
                  })
                }
              />
            ))}
          </ul>
        </section>
      )}
    </Sheet>
  );
}

function Face({ option, isBest = false }: { option: EnvelopeOption; isBest?: boolean }) {
  const text = useText();
  const locale = useLocale();
  const { discountAmount, savedAmount, useOrderAmountThreshold, expireTime } = option;
  return (
    <span className={css['words']}>
      <span className={css['amount']}>
        {text('checkout.envelopeOff', { amount: formatRp(discountAmount) })}
        {isBest && <span className={css['best']}>{text('checkout.envelopeBest')}</span>}
      </span>
      {savedAmount > 0 && savedAmount < discountAmount && (
        <span>{text('checkout.envelopeSaves', { amount: formatRp(savedAmount) })}</span>
      )}
      <span className={css['fine']}>
        {useOrderAmountThreshold > 0
          ? text('checkout.envelopeMin', { amount: formatRp(useOrderAmountThreshold) })
          : text('checkout.envelopeAnyAmount')}
        {' · '}
        {text('checkout.envelopeUntil', { time: formatMoment(expireTime, locale) })}
      </span>
    </span>
  );
}

interface UnfitProps {
  option: EnvelopeOption;
  /** A quantity that reaches it; undefined: none may be bought. */
  more: number | undefined;
  onMore: (quantity: number) => void;
}

function Unfit({ option, more, onMore }: UnfitProps) {
  const text = useText();
  const reason = unfitReason(option);
  if (!reason) return null;
  return (
    <li className={css['option']} data-off>
      <div className={css['words']}>
        <Face option={option} />
        <span className={css['why']}>
          {text(reason, { amount: formatRp(option.missingAmount ?? 0) })}
        </span>
        {more !== undefined && (
          <Button variant="secondary" onClick={() => onMore(more)}>
            {text('checkout.envelopeBuyMore', { count: more })}
          </Button>
        )}
      </div>
    </li>
  );
}
