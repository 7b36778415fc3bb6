import { useEffect } from 'react';
import { refreshOrders } from './order-queries.ts';

/** Asks about the orders again and again, while somebody else decides what becomes of one. */
export function useAskAgain(isOpen: boolean, everyMs: number): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(refreshOrders, everyMs);
    return () => clearInterval(timer);
  }, [isOpen, everyMs]);
}
