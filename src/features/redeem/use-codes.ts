import type { CouponId } from '../../api/generated/types.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Left } from '../../lib/left.ts';
import { clock, onThisMachine } from '../../lib/now.ts';
import { type Moment, type ServerTime, serverTime } from '../../lib/server-moment.ts';
import { type VoucherCodes, importSeed, voucherCodes } from '../../lib/voucher-code.ts';
import { reportProblem } from '../../telemetry/report.ts';

/** The key of a seed that the server told; undefined while it is made. */
export function useSeedKey(seed: string | undefined): CryptoKey | undefined {
  const [key, setKey] = useState<CryptoKey>();
  useEffect(() => {
    if (seed === undefined) {
      setKey(undefined);
      return undefined;
    }
    let isOver = false;
    importSeed(seed).then(
      (made) => {
        if (!isOver) setKey(made);
      },
      (error: unknown) => reportProblem('redeem.seed', error),
    );
    return () => {
      isOver = true;
    };
  }, [seed]);
  return key;
}

/** So long the server may take to say what time it is, once the page is seen again. */
const DOUBT_AFTER_MS = 2_000;
/** A clock that is put right is seen after so long. */
const LOOK_AGAIN_MS = 5_000;

export interface ShownCodes extends Pick<VoucherCodes, 'rotating' | 'short'> {
  /** Of this code, by monotonic time. */
  left: Left;
}

interface Codes {
  /** Undefined until the first ones are made, and while the clock is known to be wrong. */
  codes: ShownCodes | undefined;
  /** Which clock they follow; the page says so when it is not the server's. */
  by: ServerTime['by'];
}

/**
 * The codes that are valid now by the server's time, made again when they change.
 * @param moment what is known of the server's time; of another reply another one
 */
export function useCodes(key: CryptoKey | undefined, couponId: CouponId, moment: Moment): Codes {
  const [codes, setCodes] = useState<ShownCodes>();
  const [by, setBy] = useState<ServerTime['by']>('server');
  /** The moment that was known when the page was hidden. */
  const [slept, setSlept] = useState<Moment>();
  const now = useEffectEvent((): ServerTime => {
    const machineMs = onThisMachine(clock.nowMs());
    const reading = { machineMs, monotonicMs: performance.now(), hasSlept: slept === moment };
    return serverTime(moment, reading);
  });
  const hasSlept = slept === moment;

  useEffect(() => {
    if (!key) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let doubt: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    async function next(from: CryptoKey): Promise<void> {
      clearTimeout(timer);
      const time = now();
      const atMs = performance.now();
      if (time.by === 'moved') {
        setBy('moved');
        setCodes(undefined);
        timer = setTimeout(() => void next(from), LOOK_AGAIN_MS);
        return;
      }
      if (time.by === 'server') setBy('server');
      else if (moment.monotonicMs === undefined) setBy('clock');
      try {
        const { rotating, short, endMs } = await voucherCodes(from, couponId, time.nowMs);
        if (isOver) return;
        const leftMs = Math.max(0, endMs - time.nowMs);
        setCodes({ rotating, short, left: { leftMs, atMs } });
        timer = setTimeout(() => void next(from), leftMs);
      } catch (error) {
        reportProblem('redeem.codes', error);
      }
    }

    // A timer that slept with the app is late: what it left on the screen would be refused.
    const look = (): void => {
      clearTimeout(doubt);
      if (document.visibilityState === 'hidden') {
        setSlept(moment);
        return;
      }
      void next(key);
      if (now().by !== 'clock') return;
      doubt = setTimeout(() => setBy('clock'), DOUBT_AFTER_MS);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      clearTimeout(timer);
      clearTimeout(doubt);
      document.removeEventListener('visibilitychange', look);
    };
  }, [key, couponId, moment, hasSlept]);
  return { codes, by };
}
