/** A gift goes back to its giver: taken back before it is claimed, or returned unused. */
import { attempts } from '../../api/keyed/attempts.ts';
import { ApiError, serversWords } from '../../api/errors.ts';
import { giftReturn } from '../../api/generated/calls/gift-return.ts';
import { giftTakeBack } from '../../api/generated/calls/gift-take-back.ts';
import type { Gift } from '../../api/generated/types.ts';
import { text } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import { takeOut } from '../order/taken-out.ts';
import { refreshGifts, refreshLists } from './gift-queries.ts';

const ENDS = { 'take-back': attempts(giftTakeBack), return: attempts(giftReturn) };

export type GiftEnd = 'take-back' | 'return';

/** `refused`: it was claimed, used or has ended meanwhile; `unknown`: it can be sent again. */
export type GiftEnding = 'done' | 'refused' | 'unknown';

/** Says the outcome. */
export async function endGift(how: GiftEnd, gift: Gift): Promise<GiftEnding> {
  const { giftId, giverName, couponId } = gift;
  try {
    await ENDS[how]({ giftId });
    toast(
      how === 'take-back' ? text('gift.takenBack') : text('gift.returned', { name: giverName }),
    );
    if (how === 'return') {
      takeOut([couponId], 'GIVEN');
      refreshLists();
    } else refreshGifts();
    return 'done';
  } catch (error) {
    reportProblem(`gift.${how}`, error);
    toast(serversWords(error) || text('gift.actFailed'));
    if (!(error instanceof ApiError && error.kind === 'business')) return 'unknown';
    refreshGifts();
    return 'refused';
  }
}
