/** Why there are no reviews to show, and why there is not one. Merchant 8. */
import type { FailureRow, FailureRows } from '../failure/failure-rows.ts';

const failed: FailureRow = {
  picture: 'error',
  title: 'review.failed',
  note: 'review.failedDescription',
  action: 'retry',
};

export const REVIEW_LIST_FAILURES: FailureRows = {
  busy: {
    picture: 'busy',
    title: 'review.busy',
    note: 'review.busyDescription',
    action: 'retry',
  },
  offline: {
    picture: 'offline',
    title: 'review.offline',
    note: 'review.offlineDescription',
    action: 'retry',
  },
  refused: failed,
  failed,
};

const gone: FailureRow = {
  picture: 'notFound',
  title: 'review.linkBroken',
  says: 'title',
  action: 'wayOn',
  drops: true,
};

/** The server's answer wins over the copy that a list has seeded. */
export const REVIEW_FAILURES: FailureRows = {
  ...REVIEW_LIST_FAILURES,
  unnamed: gone,
  refused: gone,
  silent: gone,
};
