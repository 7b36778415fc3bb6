import { useEffect } from 'react';
import { useNotificationState } from '../notifications/permission.ts';
import { type Due, syncNotice } from './notices.ts';

/**
 * Wherever money on its way is listed, its notifications are made or taken away: who never opens the
 * refund's own page is told, too. The list is a query's: it changes when one of them has.
 */
export function useNotices(all: readonly Due[]): void {
  const state = useNotificationState();
  useEffect(() => {
    for (const one of all) syncNotice(one);
  }, [all, state]);
}
