/**
 * Whether a voucher can be bought, and what its one button does otherwise. Merchant 4 and 6, buying 11.
 *
 * Invariant: no dead button. Whatever keeps a voucher from being bought has a reason in words and
 * another way on. The reason that lasts longest wins. Pure.
 */
import type { ProductDetailData } from '../../api/generated/types.ts';
import type { TextKey } from '../../i18n/i18n.ts';

export type BuyState =
  | 'buy'
  | 'preview'
  | 'sold-out'
  | 'limit-reached'
  | 'not-invited'
  | 'not-on-sale'
  | 'unavailable'
  | 'app-only'
  | 'offline';

type Bought = Pick<ProductDetailData, 'purchaseCode' | 'appOnly'> & {
  asset: Pick<ProductDetailData['asset'], 'remainingStock'>;
};

interface Around {
  isPreview: boolean;
  isApp: boolean;
  /** What is shown is older, because the server cannot be reached. */
  isOffline: boolean;
}

export function buyState(
  { asset, purchaseCode, appOnly }: Bought,
  { isPreview, isApp, isOffline }: Around,
): BuyState {
  if (isPreview) return 'preview';
  if (asset.remainingStock <= 0) return 'sold-out';
  if (purchaseCode !== 0) return REFUSALS[purchaseCode] ?? 'unavailable';
  if (isOffline) return 'offline';
  return appOnly && !isApp ? 'app-only' : 'buy';
}

/** By `purchaseCode` (merchant 4). */
const REFUSALS: Readonly<Record<number, BuyState>> = {
  1: 'limit-reached',
  2: 'not-invited',
  3: 'not-on-sale',
};

export type BuyAct = 'buy' | 'to-voucher' | 'to-others' | 'to-app' | 'ask-again';

interface BuyFace {
  /** Absent where the button says it all. */
  reason?: TextKey;
  button: TextKey;
  act: BuyAct;
}

const OTHERS = { button: 'voucher.seeOthers', act: 'to-others' } as const;

export const BUY_FACES: Readonly<Record<BuyState, BuyFace>> = {
  buy: { button: 'voucher.buy', act: 'buy' },
  preview: { reason: 'voucher.isPreview', button: 'voucher.openVoucher', act: 'to-voucher' },
  'sold-out': { reason: 'voucher.soldOut', ...OTHERS },
  'limit-reached': { reason: 'voucher.limitReached', ...OTHERS },
  'not-invited': { reason: 'voucher.notInvited', ...OTHERS },
  'not-on-sale': { reason: 'voucher.notOnSale', ...OTHERS },
  unavailable: { reason: 'voucher.unavailable', ...OTHERS },
  'app-only': { reason: 'voucher.appOnly', button: 'voucher.buyInApp', act: 'to-app' },
  offline: { reason: 'voucher.offline', button: 'common.retry', act: 'ask-again' },
};
