import { useRef, useState } from 'react';
import { attempts } from '../../api/keyed/attempts.ts';
import { ApiError } from '../../api/errors.ts';
import { receiveCoupon } from '../../api/generated/calls/receive-coupon.ts';
import type { CouponBatch, HomepageCoupons } from '../../api/generated/types.ts';
import { text } from '../../i18n/i18n.ts';
import type { Path } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import { setListTag } from '../store-list/list-tag.ts';
import { noteReceivedCoupon } from '../unread/received.ts';
import { type ClaimEvent, type ClaimState, idle, playClaim } from './claim-flow.ts';

const receiveOnce = attempts(receiveCoupon);

interface ClaimOptions {
  coupons: HomepageCoupons;
  /** Where the app opens for a visitor after it was killed during the login. */
  here: Path;
  refresh: () => void;
}

/** Claims, for a visitor after the login. `claimingId` is the batch in flight. */
export function useClaim({ coupons, here, refresh }: ClaimOptions): {
  claim: (batch: CouponBatch) => void;
  claimingId: string | undefined;
} {
  const state = useRef<ClaimState>(idle);
  const [claimingId, setClaimingId] = useState<string>();

  function play(event: ClaimEvent, batch: CouponBatch): void {
    const [next, effects] = playClaim(state.current, event);
    state.current = next;
    setClaimingId(next.step === 'claiming' ? next.batchId : undefined);
    for (const effect of effects) {
      switch (effect.type) {
        case 'send':
          void send(batch);
          break;
        case 'say':
          toast(text(effect.key));
          break;
        case 'quote':
          toast(effect.message);
          break;
        case 'count':
          noteReceivedCoupon();
          // A coupon changes the lists: usable red packets, limits.
          setListTag();
          break;
        case 'refresh':
          refresh();
      }
    }
  }

  async function send(batch: CouponBatch): Promise<void> {
    const body = {
      couponBatchId: batch.batchId,
      couponTemplateIds: [batch.coupon.templateId],
      activityId: coupons.activityId,
    };
    try {
      const { message } = await receiveOnce(body);
      track('coupon_claim', { batchId: batch.batchId });
      play({ type: 'claimed', message: message ?? undefined }, batch);
    } catch (error) {
      reportProblem('claim.receive', error);
      const { kind, message } =
        error instanceof ApiError ? error : { kind: 'malformed' as const, message: '' };
      play({ type: 'failed', kind, message }, batch);
    }
  }

  function claim(batch: CouponBatch): void {
    session.require('claim', {
      kind: 'do',
      act: () => play({ type: 'tapped', batchId: batch.batchId }, batch),
      to: here,
    });
  }

  return { claim, claimingId };
}
