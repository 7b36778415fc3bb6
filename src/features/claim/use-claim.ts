import { attempts } from '../../api/keyed/attempts.ts';
import { receiveCoupon } from '../../api/generated/calls/receive-coupon.ts';
import type { CouponBatch, HomepageCoupons } from '../../api/generated/types.ts';
import { text } from '../../i18n/i18n.ts';
import type { Path } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { track } from '../../telemetry/report.ts';
import { act } from '../act/act.ts';
import { useAct } from '../act/use-act.ts';
import { setListTag } from '../store-list/list-tag.ts';
import { noteReceivedCoupon } from '../unread/received.ts';
import { claimFailure } from './claim-rules.ts';

interface ClaimOptions {
  coupons: HomepageCoupons;
  /** Where the app opens for a visitor after it was killed during the login. */
  here: Path;
  refresh: () => void;
}

interface Claim extends Pick<ClaimOptions, 'refresh'> {
  batch: CouponBatch;
  activityId: string;
}

const receiveOnce = attempts(receiveCoupon);

const claimCoupon = act(
  ({ batch: { batchId, coupon }, activityId }: Claim) =>
    receiveOnce({
      couponBatchId: batchId,
      couponTemplateIds: [coupon.templateId],
      activityId,
    }),
  {
    name: 'claim.receive',
    onDone(_, { batch, refresh }) {
      track('coupon_claim', { batchId: batch.batchId });
      // Spec home 4: a received coupon adds one to the account.
      noteReceivedCoupon();
      // It changes the lists: usable red packets, limits.
      setListTag();
      // Merchant 7.
      refresh();
    },
    // Sold out or over: the page is stale.
    onRefused: ({ refresh }) => refresh(),
    done: ({ message }) => message || text('merchant.receiveSucc'),
    failed(error) {
      const message = claimFailure(error);
      return message === '' ? text('merchant.receiveFail') : (message ?? '');
    },
  },
);

/** Claims, for a visitor after the login; one at a time. `claimingId` is the batch in flight. */
export function useClaim({ coupons, here, refresh }: ClaimOptions): {
  claim: (batch: CouponBatch) => void;
  claimingId: string | undefined;
} {
  const { send, sending } = useAct(claimCoupon);
  return {
    claim: (batch) =>
      session.require('claim', {
        kind: 'do',
        act: () => void send({ batch, activityId: coupons.activityId, refresh }),
        to: here,
      }),
    claimingId: sending?.batch.batchId,
  };
}
