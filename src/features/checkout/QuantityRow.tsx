import { useId } from 'react';
import type { SettlementData, QuantityLimit, SplitChoice } from '../../api/generated/types.ts';
import { useText, type text, type TextKey } from '../../i18n/i18n.ts';
import { Stepper } from '../../ui/Stepper.tsx';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import { isPresent } from '../../lib/present.ts';
import { formatRp } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import { PAY_METHODS } from '../order/words.ts';
import { canSplit } from '../split/split-choice.ts';
import { tooLarge, type TooLarge } from './payable.ts';

const REASONS: Readonly<Record<QuantityLimit, TextKey>> = {
  STOCK: 'checkout.limitStock',
  DAILY_LIMIT: 'checkout.limitDaily',
  LIMIT: 'checkout.limitAll',
  ORDER: 'checkout.limitOrder',
};

/** From how many left on the stock is worth saying. Merchant 9: 1 to 10. */
const SCARCE = 10;

/** Each limit that the buyer can meet: the one that is reached, a scarce stock, the use at one visit. */
export function limitWords(
  say: typeof text,
  { maxQuantity, limitedBy, limits, remainingStock }: SettlementData,
  quantity: number,
): string[] {
  const words: string[] = [];
  const isReached = quantity >= maxQuantity;
  if (isReached) {
    const ofLimit: Readonly<Record<QuantityLimit, number | null | undefined>> = {
      STOCK: remainingStock,
      DAILY_LIMIT: limits.receiveTimesDailyLimit,
      LIMIT: limits.receiveTimesLimit,
      ORDER: maxQuantity,
    };
    words.push(
      say(REASONS[limitedBy], { count: ofLimit[limitedBy] ?? maxQuantity, left: maxQuantity }),
    );
  }
  if (remainingStock <= SCARCE && !(isReached && limitedBy === 'STOCK'))
    words.push(say('checkout.stockLeft', { count: remainingStock }));
  if (isPresent(limits.orderUseLimitNum))
    words.push(say('checkout.useLimit', { count: limits.orderUseLimitNum }));
  return words;
}

interface QuantityRowProps {
  shown: SettlementData;
  /** What is asked for; the server may say less. */
  quantity: number;
  isLocked: boolean;
  onChange: (quantity: number) => void;
}

/** How many, and why not more. Merchant 3 `receiveTimesDailyLimit`, `receiveTimesLimit`, `orderUseLimitNum`. */
export function QuantityRow({ shown, quantity, isLocked, onChange }: QuantityRowProps) {
  const text = useText();
  const id = useId();
  const words = limitWords(text, shown, quantity);
  return (
    <div>
      <div className={classes(layout['ends'], space['gap2by3'])}>
        <p className={classes(layout['grow'], font['strong'])}>{text('checkout.quantity')}</p>
        <Stepper
          label={text('checkout.quantity')}
          lessLabel={text('checkout.less')}
          moreLabel={text('checkout.more')}
          value={quantity}
          min={1}
          max={Math.max(1, shown.maxQuantity)}
          disabled={isLocked}
          describedBy={words.length > 0 ? id : undefined}
          onChange={onChange}
        />
      </div>
      {words.length > 0 && (
        <ul
          className={classes(space['gapHair'], space['above2'], box['grid'], font['note'])}
          id={id}
        >
          {words.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface QrisNoticeProps {
  shown: SettlementData;
  split: SplitChoice | undefined;
  isLocked: boolean;
  onQuantity: (quantity: number) => void;
}

/**
 * More than one payment can be, by QRIS or by any method, said before ordering: another way, fewer pieces,
 * or more people. Merchant 5; buying 5.
 */
export function QrisNotice({ shown, split, isLocked, onQuantity }: QrisNoticeProps) {
  const text = useText();
  const found = tooLarge(shown, split);
  if (!found) return null;
  const { maxRp, others, isShare, fewer } = found;
  const ways = others.map((method) => text(PAY_METHODS[method])).join(', ');
  return (
    <div
      className={classes(
        layout['stack2'],
        box['tops'],
        space['pad3by4'],
        box['roundedBanner'],
        box['onSky'],
      )}
      role="status"
    >
      <p className={font['bold']}>
        {text(others.length > 0 ? 'checkout.qrisTitle' : 'checkout.payMaxTitle', {
          amount: formatRp(maxRp),
        })}
      </p>
      <p>
        {others.length > 0
          ? text(isShare ? 'checkout.qrisShare' : 'checkout.qrisOthers', { ways })
          : text(wayOut(found, canSplit(shown)))}
      </p>
      {fewer !== undefined && fewer > 0 && (
        <Button variant="secondary" disabled={isLocked} onClick={() => onQuantity(fewer)}>
          {text('checkout.qrisFewer', { count: fewer })}
        </Button>
      )}
    </div>
  );
}

function wayOut({ isShare, fewer }: TooLarge, mayShare: boolean): TextKey {
  if (isShare) return 'checkout.payMaxShare';
  if (fewer === 0) return mayShare ? 'checkout.payMaxSplitOnly' : 'checkout.payMaxNone';
  return mayShare ? 'checkout.payMaxSplit' : 'checkout.qrisNoOther';
}
