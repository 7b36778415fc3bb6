import { useEffect, useState } from 'react';
import { clock } from '../../lib/now.ts';
import { voucherCodes, type VoucherCodes } from '../../lib/voucher-code.ts';
import { reportProblem } from '../../telemetry/report.ts';

/** The codes of now, made anew whenever they change; undefined until the first ones are made. */
export function useCodes(key: CryptoKey | undefined, couponId: string): VoucherCodes | undefined {
  const [codes, setCodes] = useState<VoucherCodes>();
  useEffect(() => {
    if (!key) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    async function next(from: CryptoKey): Promise<void> {
      try {
        const made = await voucherCodes(from, couponId, clock.nowMs());
        if (isOver) return;
        setCodes(made);
        timer = setTimeout(() => void next(from), Math.max(0, made.endMs - clock.nowMs()));
      } catch (error) {
        reportProblem('redeem.codes', error);
      }
    }

    // A timer that slept with the app is late: what it left on the screen would be refused.
    const onVisible = (): void => {
      clearTimeout(timer);
      void next(key);
    };
    void next(key);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [key, couponId]);
  return codes;
}
