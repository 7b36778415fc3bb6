/** Error page of the store by error code. Merchant 8, first four rows. */
import { ApiError, SERVER_FAULT } from '../../api/errors.ts';
import type { TextKey } from '../../i18n/i18n.ts';
import type { StatePictureName } from '../../ui/state-pictures.tsx';

/** Merchant 8: the store, or the code that led to it, has expired. */
export const STORE_EXPIRED = '3800021';
export const STORE_UNFINDABLE = '6410092';
export const STORE_ABSENT = '6410012';

export interface StoreProblem {
  picture: StatePictureName;
  title: TextKey;
  /** The server's message, shown instead of the title. */
  message?: string;
  description?: TextKey;
  /** Shows a retry. */
  canRetry: boolean;
}

/** The address names no store: 'Invalid link. Store not found.' */
export const NO_STORE_NAMED: StoreProblem = {
  picture: 'notFound',
  title: 'merchant.invalidLink',
  canRetry: false,
};

export function storeProblem(error: unknown): StoreProblem {
  if (!(error instanceof ApiError)) return failed();
  switch (error.kind) {
    case 'network':
    case 'timeout':
      return {
        picture: 'offline',
        title: 'merchant.offlineTitle',
        description: 'merchant.offlineDescription',
        canRetry: true,
      };
    case 'rate-limited':
      return {
        picture: 'busy',
        title: 'merchant.busyTitle',
        description: 'merchant.busyDescription',
        canRetry: true,
      };
    case 'malformed':
    case 'session':
    case 'cancelled':
      return failed();
    case 'business':
      return byCode(error);
  }
}

function byCode({ code, message }: ApiError): StoreProblem {
  switch (code) {
    case STORE_EXPIRED:
      return { picture: 'doneToday', title: 'merchant.expiredView', canRetry: false };
    case STORE_UNFINDABLE:
      return { picture: 'notFound', title: 'merchant.cannotBeFound', canRetry: false };
    case STORE_ABSENT:
      return { picture: 'notFound', title: 'merchant.storeNotExist', canRetry: false };
    default: {
      const problem = failed();
      // A server fault may be temporary; a business error is not.
      const canRetry = code === SERVER_FAULT || message === '';
      return message ? { ...problem, message, canRetry } : problem;
    }
  }
}

function failed(): StoreProblem {
  return {
    picture: 'error',
    title: 'merchant.loadFailed',
    description: 'merchant.loadFailedNote',
    canRetry: true,
  };
}
