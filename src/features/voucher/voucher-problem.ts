/** Why there is no voucher to show, by the failure. Buying 3 codes, home 5. */
import { ApiError, isBusyServer, isUnanswered, SERVER_FAULT } from '../../api/errors.ts';
import type { TextKey } from '../../i18n/i18n.ts';
import type { StatePictureName } from '../../ui/state-pictures.tsx';

/** It is no longer sold; the server says so. */
export const WITHDRAWN = '100000014';
/** There never was one by this id, or the link has expired. */
export const LINK_EXPIRED = '3800103';

export interface VoucherProblem {
  picture: StatePictureName;
  title: TextKey;
  /** The server's, shown instead of the title. */
  message?: string;
  note: TextKey;
  canRetry: boolean;
}

/** The address names no voucher. */
export const NO_VOUCHER_NAMED: VoucherProblem = {
  picture: 'notFound',
  title: 'voucher.unnamed',
  note: 'voucher.unnamedNote',
  canRetry: false,
};

/** Also of a voucher that is shown already: what has gone must not look buyable. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && [WITHDRAWN, LINK_EXPIRED].includes(error.code);
}

export function voucherProblem(error: unknown): VoucherProblem {
  if (isUnanswered(error))
    return {
      picture: 'offline',
      title: 'failure.offline',
      note: 'failure.offlineNote',
      canRetry: true,
    };
  if (isBusyServer(error))
    return { picture: 'busy', title: 'failure.busy', note: 'failure.busyNote', canRetry: true };
  if (error instanceof ApiError && error.kind === 'business') {
    const { code, message } = error;
    const said = message ? { message } : {};
    if (code === WITHDRAWN)
      return {
        picture: 'doneToday',
        title: 'voucher.withdrawn',
        ...said,
        note: 'voucher.withdrawnNote',
        canRetry: false,
      };
    if (code === LINK_EXPIRED)
      return {
        picture: 'notFound',
        title: 'voucher.linkExpired',
        ...said,
        note: 'voucher.linkExpiredNote',
        canRetry: false,
      };
    if (message && code !== SERVER_FAULT)
      return { ...failed, ...said, note: 'voucher.loadFailedNote', canRetry: false };
  }
  return failed;
}

const failed: VoucherProblem = {
  picture: 'error',
  title: 'voucher.loadFailed',
  note: 'voucher.loadFailedNote',
  canRetry: true,
};
