/** An outlet refuses a voucher: freezes it, adds evidence, chooses. Buying 6 "Outlet refused"; B10. */
import { attempts } from '../../api/keyed/attempts.ts';
import { serversWords } from '../../api/errors.ts';
import { reportRefused } from '../../api/generated/calls/report-refused.ts';
import type { RefusedChoice } from '../../api/generated/types.ts';
import { text } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import { refreshGifts } from '../gift/gift-queries.ts';
import { takeOut } from '../order/taken-out.ts';

const reportOnce = attempts(reportRefused);

interface Told {
  text?: string;
  photoList?: string[];
  choice?: RefusedChoice;
}

/** True when the server took it. Says so when it did not. */
export async function tellRefused(couponId: string, told: Told): Promise<boolean> {
  try {
    await reportOnce({ couponId, photoList: [], text: '', ...told });
    if (told.choice !== 'KEEP') takeOut([couponId], 'LOCKED');
    return true;
  } catch (error) {
    reportProblem('redeem.refused', error);
    toast(serversWords(error) || text('redeem.reportFailed'));
    return false;
  } finally {
    refreshGifts();
  }
}
