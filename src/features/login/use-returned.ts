import { useEffect } from 'react';
import { login } from './login.ts';

/** A login that stopped goes on when the app comes to the front or the network is back. */
export function useReturned(): void {
  useEffect(() => {
    const returned = () => {
      if (document.visibilityState === 'visible') login.send({ type: 'returned' });
    };
    document.addEventListener('visibilitychange', returned);
    window.addEventListener('online', returned);
    return () => {
      document.removeEventListener('visibilitychange', returned);
      window.removeEventListener('online', returned);
    };
  }, []);
}
