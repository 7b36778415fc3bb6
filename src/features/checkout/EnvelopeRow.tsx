import { useState, useId } from 'react';
import type { SettlementData, EnvelopeOption, EnvelopeFit } from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { useText, useLocale, type TextKey } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon, giftIcon } from '../../ui/icons.ts';
import type { CheckoutChoice } from './checkout-flow.ts';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Envelope.module.css';
import { formatMoment } from '../../i18n/format-date.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { Radio } from '../../ui/RadioGroup.tsx';
import surface from '../../ui/style/surface.module.css';
import { isPresent } from '../../lib/present.ts';
import box from '../../ui/style/box.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';

const OPTION = classes(space['pad3'], box['tall52'], box['rounded'], css['option']);
const FACE = classes(
  layout['grow'],
  layout['stack'],
  space['gapHair'],
  box['tops'],
  font['closeWords'],
);

/** Why a red envelope does not fit. Buying 4, B7. */
export const UNFIT_REASONS: Readonly<Record<Exclude<EnvelopeFit, 'FITS'>, TextKey>> = {
  EXPIRED: 'checkout.unfitExpired',
  BELOW: 'checkout.unfitBelow',
  OTHER_PRODUCT: 'checkout.unfitOther',
  APP_ONLY: 'checkout.unfitAppOnly',
  IN_USE: 'checkout.unfitInUse',
};

/** `BELOW` with nothing missing means that the order is free: the envelope is kept for another. */
export function unfitReason({ fit, missingAmount }: EnvelopeOption): TextKey | undefined {
  if (fit === 'FITS') return undefined;
  return fit === 'BELOW' && missingAmount === 0 ? 'checkout.unfitFree' : UNFIT_REASONS[fit];
}

/** The least quantity that reaches its minimum, if so many may be bought; the server has the last word. */
export function enoughFor(
  { fit, useOrderAmountThreshold }: EnvelopeOption,
  { item, maxQuantity }: SettlementData,
): number | undefined {
  if (fit !== 'BELOW' || item.salePrice <= 0) return undefined;
  const quantity = Math.ceil(useOrderAmountThreshold / item.salePrice);
  return quantity > item.quantity && quantity <= maxQuantity ? quantity : undefined;
}

interface EnvelopeRowProps {
  shown: SettlementData;
  choice: CheckoutChoice;
  isLocked: boolean;
  onChoose: (choice: CheckoutChoice) => void;
}

/** The red envelope of this order; the sheet behind it has the others, and why they do not fit (B7). */
export function EnvelopeRow({ shown, choice, isLocked, onChoose }: EnvelopeRowProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const usable = shown.envelopeList.filter(({ fit }) => fit === 'FITS').length;
  const taken = shown.discountAmount > 0;
  const value = taken
    ? formatRp(-shown.discountAmount)
    : shown.envelopeList.length === 0
      ? text('checkout.envelopeNone')
      : usable === 0
        ? text('checkout.envelopeUnfit')
        : text('checkout.envelopeUsable', { count: usable });
  return (
    <>
      <button
        type="button"
        className={classes(
          layout['line'],
          layout['wideTarget'],
          space['gapHairBy2'],
          letters['left'],
          css['row'],
        )}
        disabled={isLocked}
        onClick={() => setIsOpen(true)}
      >
        <Icon shape={giftIcon} size={20} />
        <span className={classes(layout['grow'], font['strong'])}>{text('checkout.envelope')}</span>
        <span
          className={classes(tint['softWords'], font['numbers'], css['rowValue'])}
          data-taken={taken || undefined}
        >
          {value}
        </span>
        <Icon shape={chevronRightIcon} size={18} />
      </button>
      <EnvelopeSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        shown={shown}
        quantity={choice.quantity}
        onChoose={(next) => {
          setIsOpen(false);
          onChoose(next);
        }}
      />
    </>
  );
}

interface EnvelopeSheetProps {
  isOpen: boolean;
  onClose: () => void;
  shown: SettlementData;
  quantity: number;
  onChoose: (choice: CheckoutChoice) => void;
}

/** All red envelopes, the best first; one per order (merchant 5), or none. */
function EnvelopeSheet({ isOpen, onClose, shown, quantity, onChoose }: EnvelopeSheetProps) {
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
      <fieldset className={layout['stack2']}>
        <legend className={classes(tint['soft14'], css['legend'])}>
          {text('checkout.envelopeOne')}
        </legend>
        {fitting.map((option) => (
          <Radio
            key={option.redEnvelopeId}
            className={OPTION}
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
          className={OPTION}
          name={name}
          checked={!isPresent(shown.redEnvelopeId)}
          onChange={() => onChoose({ quantity, envelope: 'NONE' })}
        >
          <span className={FACE}>
            <span className={classes(layout['line'], space['gapHairBy2'], font['bold'])}>
              {text('checkout.envelopeWithout')}
            </span>
          </span>
        </Radio>
      </fieldset>
      {others.length > 0 && (
        <section>
          <h3 className={classes(tint['soft14'], css['legend'])}>
            {text('checkout.envelopeOthers')}
          </h3>
          <ul className={layout['stack2']}>
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
    <span className={FACE}>
      <span className={classes(layout['line'], space['gapHairBy2'], font['bold'])}>
        {text('checkout.envelopeOff', { amount: formatRp(discountAmount) })}
        {isBest && <span className={surface['tag']}>{text('checkout.envelopeBest')}</span>}
      </span>
      {savedAmount > 0 && savedAmount < discountAmount && (
        <span>{text('checkout.envelopeSaves', { amount: formatRp(savedAmount) })}</span>
      )}
      <span className={font['note']}>
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
    <li className={OPTION} data-off>
      <div className={FACE}>
        <Face option={option} />
        <span className={font['medium']}>
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
