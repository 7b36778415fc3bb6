import { useEffect, useRef } from 'react';
import { serversWords } from '../../api/errors.ts';
import { toast } from '../../ui/toast.ts';

/**
 * Spec home 8: a failed list or card call whose error has a message shows it as a toast, once until it
 * changes or a call succeeds: automatic retries do not repeat it.
 */
export function useErrorToast(error: unknown): void {
  const said = useRef('');
  const message = serversWords(error);
  useEffect(() => {
    if (message && message !== said.current) toast(message);
    said.current = message;
  }, [message]);
}
