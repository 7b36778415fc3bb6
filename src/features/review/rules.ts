/** Permissions on a review. Merchant 4, 5, 6. Pure. */
import type { AuditStatus, Review } from '../../api/generated/types.ts';

/** Merchant 5: by comparing user ids. The server leaves the id of anonymous writers empty. */
export function isOwn(review: Pick<Review, 'userId'>, userId: string | undefined): boolean {
  return userId !== undefined && userId !== '' && review.userId === userId;
}

export type ShareVerdict = 'yes' | 'awaiting' | 'rejected';

/** Merchant 4: only when APPROVED; otherwise the reason for the toast. */
export function shareVerdict(status: AuditStatus): ShareVerdict {
  switch (status) {
    case 'APPROVED':
      return 'yes';
    case 'INIT':
    case 'SUBMITED':
      return 'awaiting';
    case 'REJECTED':
      return 'rejected';
  }
}

export type MoreAction = 'share' | 'edit' | 'delete' | 'report';

interface MoreFacts {
  isOwn: boolean;
  /** Merchant 6: share is limited to the native app. */
  canShare: boolean;
}

/** The rows of the sheet. Merchant 2 "Review list", B9. */
export function moreActions({ isOwn: own, canShare }: MoreFacts): MoreAction[] {
  const share: MoreAction[] = canShare ? ['share'] : [];
  return own ? [...share, 'edit', 'delete'] : [...share, 'report'];
}
