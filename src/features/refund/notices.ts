/** A local notification on the day by which money has arrived, and of money that waits for its payer. B1. */
import type { Refund } from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { text } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { inJakarta } from '../../lib/jakarta.ts';
import { clock } from '../../lib/now.ts';
import { paths } from '../../paths.ts';
import { planNotice } from '../notifications/notices.ts';
import { isOnItsWay } from './words.ts';
import { useEffect } from 'react';
import { useNotificationState } from '../notifications/permission.ts';

const DAY_MS = 86_400_000;
/** The money is there at 9; the phone says it half an hour later. */
const HOUR = 'T09:30:00+07:00';

/** Money on its way. Not `isMine`: another payer's, which is no news for this user. */
export type Due = Pick<Refund, 'refundId' | 'amount' | 'status' | 'expectedDate'> &
  Partial<Pick<Refund, 'isMine'>>;

/**
 * Makes the phone's notification the refund's: at its date while it is on its way, a reminder
 * while it waits for its payer, else none.
 */
export function syncNotice(refund: Due): void {
  if (refund.isMine === false) return;
  const { refundId, status } = refund;
  const isStuck = status === 'WAIT_DESTINATION' || status === 'FAILED';
  const atMs = isStuck ? reminderMs() : arrivalMs(refund);
  const amount = formatRp(refund.amount);
  planNotice('refund', refundId, {
    key: refundId,
    atMs,
    title: text(isStuck ? 'aftersale.headWaits' : 'aftersale.noticeTitle'),
    body: text(isStuck ? 'aftersale.noticeWaits' : 'aftersale.noticeBody', { amount }),
    to: paths.refundDetail({ refundId }),
  });
}

function arrivalMs(refund: Due): number {
  const { expectedDate } = refund;
  return isOnItsWay(refund) && isPresent(expectedDate) ? Date.parse(expectedDate + HOUR) : 0;
}

/** Three days after it was last looked at. */
function reminderMs(): number {
  const day = inJakarta(clock.nowMs() + 3 * DAY_MS).slice(0, 10);
  return Date.parse(day + HOUR);
}

/**
 * Makes or removes the notifications of listed money that is on its way: a user who never opens the
 * refund's own page is notified, too. The list is a query's: it changes when one of them has.
 */
export function useNotices(all: readonly Due[]): void {
  const state = useNotificationState();
  useEffect(() => {
    for (const one of all) syncNotice(one);
  }, [all, state]);
}
