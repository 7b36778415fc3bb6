/** Opens a voucher at an outlet: by the position, or by the QR code on a table. Buying 6 "Reach". */
import { host } from '#host';
import { attempts } from '../../api/keyed/attempts.ts';
import { ApiError, serversWords } from '../../api/errors.ts';
import { redeemOpen } from '../../api/generated/calls/redeem-open.ts';
import type { RedeemOpenBody } from '../../api/generated/types.ts';
import { text } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { refreshGifts } from '../gift/gift-queries.ts';
import { type GuideName, guideOf } from '../location/flow.ts';
import { LOCATE_OPTIONS, simulatedPoint } from '../location/location.ts';
import { playedPoint } from '../location/played-point.ts';

const openOnce = attempts(redeemOpen);

/** Contract `OUTLET_TOO_FAR`, `OUTLET_WRONG`, `OUTSIDE_HOURS`. */
const KINDS: Readonly<Record<string, 'tooFar' | 'outlet' | 'hours'>> = {
  '100000050': 'tooFar',
  '100000056': 'outlet',
  '100000057': 'hours',
};

/** Why it is not open. */
export type NotOpen =
  /** `guide`: how the location is turned on; undefined where only another try helps. */
  | { kind: 'location'; guide: GuideName | undefined }
  /** Each has a way out of its own. */
  | { kind: 'tooFar' | 'outlet' | 'hours' }
  | { kind: 'other'; words: string };

/**
 * Undefined: it is open. Shows the system's question for the location when it is due.
 * @param mayAsk false: no question; where one would be due, nothing happens and the answer is `unasked`
 */
export async function openHere(
  couponId: string,
  mayAsk = true,
): Promise<NotOpen | 'unasked' | undefined> {
  const simulated = simulatedPoint() ?? (await playedPoint());
  if (simulated) return open({ couponId, ...simulated });
  const position = await host.locate({ ...LOCATE_OPTIONS, mayAsk });
  if (!position.success && !mayAsk) return 'unasked';
  if (!position.success) return { kind: 'location', guide: guideOf(position, host.kind === 'APP') };
  const { latitude, longitude, accuracyM } = position;
  return open({
    couponId,
    latitude,
    longitude,
    ...(accuracyM !== undefined && { accuracy: accuracyM }),
  });
}

/** The same, with the QR code on a table of the outlet. */
export function openAtTable(couponId: string, qrCodeId: string): Promise<NotOpen | undefined> {
  return open({ couponId, qrCodeId });
}

async function open(body: RedeemOpenBody): Promise<NotOpen | undefined> {
  try {
    await openOnce(body);
    return undefined;
  } catch (error) {
    reportProblem('redeem.open', error);
    const kind = error instanceof ApiError ? KINDS[error.code ?? ''] : undefined;
    if (kind) return { kind };
    return { kind: 'other', words: serversWords(error) || text('redeem.openFailed') };
  } finally {
    refreshGifts();
  }
}
