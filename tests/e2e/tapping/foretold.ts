/** What may stand at the end of a tap although it is no success, and where the screen said so before. */
import * as codes from '../../../src/api/generated/codes.ts';
import { COMING } from '../screens/frame.ts';
import { pathnames } from '../../../src/paths.ts';
import { textWithin } from '../texts.ts';
import type { Kind } from './seeded.ts';

export interface Foretold {
  /** Code of a refusal, or key of the title of a block or of an alert. */
  end: string;
  /** Keys of texts of which one was shown before the tap. */
  by: readonly string[];
  /** Kinds of items that it may happen to. */
  of: readonly Kind[];
}

/** What says that a voucher is about to be opened at its outlet. */
const USES = ['redeem.why', 'redeem.tooFarNote', 'redeem.open', 'order.actionUse'] as const;
const USED = ['voucher', 'gift', 'case', 'order', 'list'] as const;

export const REFUSALS: readonly Foretold[] = [
  // The place of these tests is far from most outlets.
  { end: codes.OUTLET_TOO_FAR, by: USES, of: USED },
];

export const BLOCKS: readonly Foretold[] = [
  // A review that was sent.
  { end: 'review.sentTitle', by: ['review.send'], of: ['order', 'voucher', 'case', 'list'] },
  // A text as it was typed instead of a corrected one, and the stores where no vouchers were found.
  { end: 'search.noStores', by: ['search.literally', 'search.toStores'], of: ['discovery'] },
];

export const ALERTS: readonly Foretold[] = [
  { end: 'redeem.tooFar', by: USES, of: USED },
  {
    end: 'payment.moneyNoReference',
    by: ['payment.moneyReference'],
    of: ['order', 'split', 'case'],
  },
  // A form that lacks something says what, and keeps the rest.
  ...['problemKind', 'problemPhone', 'problemBank', 'problemHolder', 'problemNumber'].map(
    (problem): Foretold => ({
      end: `aftersale.${problem}`,
      by: ['aftersale.keepDestination', 'aftersale.resendTitle'],
      of: ['voucher', 'gift', 'order', 'split', 'refund', 'case'],
    }),
  ),
];

/** Screens that are to come are said so by the table of routes. */
export function isToCome(address: string): boolean {
  const [pathname] = address.split('?');
  return COMING.some((route) => pathnames[route] === pathname);
}

export function isForetold(
  table: readonly Foretold[],
  end: (key: string) => boolean,
  kind: Kind,
  words: string,
): boolean {
  return table.some(
    (row) =>
      end(row.end) && row.of.includes(kind) && row.by.some((key) => textWithin(key).test(words)),
  );
}
