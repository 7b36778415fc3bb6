import { useEffect, useRef } from 'react';
import { ApiError } from '../../api/errors.ts';
import { toast } from '../../ui/toast.ts';

/**
 * Spec home 8: a failed list or card call whose error has a message shows it as a toast. Once for as
 * long as it goes on failing so: the tries that come by themselves do not say it again.
 */
export function useErrorToast(error: unknown): void {
  const said = useRef('');
  const message =
    error instanceof ApiError && (error.kind === 'business' || error.kind === 'rate-limited')
      ? error.message
      : '';
  useEffect(() => {
    if (message && message !== said.current) toast(message);
    said.current = message;
  }, [message]);
}
