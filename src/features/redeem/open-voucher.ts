/** Opens a voucher at an outlet: by the position, or by the QR code on a table. Buying 6 "Reach". */
import { host } from '#host';
import * as codes from '../../api/generated/codes.ts';
import { attempts } from '../../api/keyed/attempts.ts';
import { ApiError } from '../../api/errors.ts';
import { redeemOpen } from '../../api/generated/calls/redeem-open.ts';
import type { CouponId, QrCodeId, RedeemOpenBody } from '../../api/generated/types.ts';
import { track } from '../../telemetry/report.ts';
import { act, perform } from '../act/act.ts';
import { refreshGifts } from '../gift/gift-queries.ts';
import { type GuideName, guideOf } from '../location/flow.ts';
import { LOCATE_OPTIONS, simulatedPoint } from '../location/location.ts';
import { playedPoint } from '../location/played-point.ts';

/** Its refusals are shown by the sheet, each with its way out. */
const openVoucher = act(attempts(redeemOpen), {
  name: 'redeem.open',
  onDone: (_opened, { couponId, qrCodeId }) =>
    track('redeem_open', { couponId, way: qrCodeId ? 'table' : 'position' }),
  onEnd: () => refreshGifts(),
  failed: 'redeem.openFailed',
  shows: 'inline',
});

/** Contract `OUTLET_TOO_FAR`, `OUTLET_WRONG`, `OUTSIDE_HOURS`. */
const KINDS: Readonly<Record<string, 'tooFar' | 'outlet' | 'hours'>> = {
  [codes.OUTLET_TOO_FAR]: 'tooFar',
  [codes.OUTLET_WRONG]: 'outlet',
  [codes.OUTSIDE_HOURS]: 'hours',
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
  couponId: CouponId,
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
export function openAtTable(couponId: CouponId, qrCodeId: QrCodeId): Promise<NotOpen | undefined> {
  return open({ couponId, qrCodeId });
}

async function open(body: RedeemOpenBody): Promise<NotOpen | undefined> {
  const outcome = await perform(openVoucher, body);
  if (outcome.isDone) return undefined;
  const { error, failure } = outcome;
  const kind = error instanceof ApiError ? KINDS[error.code ?? ''] : undefined;
  return kind ? { kind } : { kind: 'other', words: failure };
}
