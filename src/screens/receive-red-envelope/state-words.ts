/** What each state of a gift or a red envelope says. Growth 5. */
import type { Gift, TokenState } from '../../api/generated/types.ts';
import type { TokenView } from '../../features/gift/gift-queries.ts';
import type { TextKey } from '../../i18n/i18n.ts';

interface Words {
  title: TextKey;
  /** May name who received it. */
  note: TextKey;
}

const GIFT: Readonly<Record<Exclude<TokenState, 'OWN'>, Words>> = {
  CLAIMABLE: { title: 'gift.claimableTitle', note: 'gift.claimableNote' },
  MINE: { title: 'gift.mineTitle', note: 'gift.mineVoucher' },
  TAKEN: { title: 'gift.takenTitle', note: 'gift.takenNote' },
  EXPIRED: { title: 'gift.expiredTitle', note: 'gift.expiredGift' },
  WITHDRAWN: { title: 'gift.withdrawnTitle', note: 'gift.withdrawnGift' },
  APP_ONLY: { title: 'gift.appOnlyTitle', note: 'gift.appOnlyNote' },
};

const ENVELOPE: typeof GIFT = {
  CLAIMABLE: GIFT.CLAIMABLE,
  MINE: { title: 'gift.mineTitle', note: 'gift.mineEnvelope' },
  TAKEN: { title: 'gift.noneLeftTitle', note: 'gift.noneLeftNote' },
  EXPIRED: { title: 'gift.expiredTitle', note: 'gift.expiredOffer' },
  WITHDRAWN: { title: 'gift.withdrawnTitle', note: 'gift.withdrawnOffer' },
  APP_ONLY: GIFT.APP_ONLY,
};

const OWN: Readonly<Record<Gift['status'], TextKey>> = {
  WAITING: 'gift.ownWaiting',
  CLAIMED: 'gift.ownClaimed',
  TAKEN_BACK: 'gift.ownBack',
  EXPIRED: 'gift.ownBack',
  GIVEN_BACK: 'gift.ownBack',
};

export function stateWords({ state, envelope, gift }: TokenView): Words {
  if (state === 'OWN') return { title: 'gift.ownTitle', note: OWN[gift?.status ?? 'WAITING'] };
  return (envelope ? ENVELOPE : GIFT)[state];
}
