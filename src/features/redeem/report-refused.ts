/** An outlet refuses a voucher: freezes it, adds evidence, chooses. Buying 6 "Outlet refused"; B10. */
import { attempts } from '../../api/keyed/attempts.ts';
import { reportRefused } from '../../api/generated/calls/report-refused.ts';
import type { ReportRefusedBody } from '../../api/generated/types.ts';
import { act } from '../act/act.ts';
import { refreshGifts } from '../gift/gift-queries.ts';
import { takeOut } from '../order/taken-out.ts';

type Refusal = Pick<ReportRefusedBody, 'couponId'> & Partial<ReportRefusedBody>;

const reportOnce = attempts(reportRefused);

export const reportRefusal = act(
  (refusal: Refusal) => reportOnce({ photoList: [], text: '', ...refusal }),
  {
    name: 'redeem.refused',
    onDone(_, { couponId, choice }) {
      if (choice !== 'KEEP') takeOut([couponId], 'LOCKED');
    },
    onEnd: refreshGifts,
    failed: 'redeem.reportFailed',
  },
);
