import type { QuantityLimit, SettlementData } from '../../api/generated/types.ts';
import type { text, TextKey } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';

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
