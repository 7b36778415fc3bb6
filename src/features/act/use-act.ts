import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryClient } from '../../api/query.ts';
import { type Act, type OnAct, type Outcome, perform } from './act.ts';

export interface Acting<Body, Data> {
  /** A no-op while one is on its way: undefined. */
  send: (body: Body) => Promise<Outcome<Data> | undefined>;
  isBusy: boolean;
  /** What is on its way. */
  sending: Body | undefined;
  /** Words of the last failure, for acts that show them inline. Empty again with the next one. */
  failure: string;
  /** The reply of the last one, once it has succeeded. */
  data: Data | undefined;
  /** The error of the last one, once it has failed. */
  error: unknown;
  /** Forgets the outcome of the last one. */
  clear: () => void;
}

/** Lets a component do an act. `on` is that of the rendering in which it was sent. */
export function useAct<Body, Data>(act: Act<Body, Data>, on: OnAct<Data> = {}): Acting<Body, Data> {
  const isHere = useRef(true);
  const isSending = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const {
    mutateAsync,
    isPending,
    variables,
    data: outcome,
    reset,
  } = useMutation(
    {
      mutationFn: (body: Body) => perform(act, body, () => (isHere.current ? on : {})),
      // Sent at once also when the library takes the device for offline: the call itself fails then.
      networkMode: 'always',
      retry: false,
      gcTime: 0,
    },
    queryClient,
  );
  return {
    async send(body) {
      if (isSending.current) return undefined;
      isSending.current = true;
      try {
        return await mutateAsync(body);
      } finally {
        isSending.current = false;
      }
    },
    isBusy: isPending,
    sending: isPending ? variables : undefined,
    failure: outcome?.isDone === false ? outcome.failure : '',
    data: outcome?.isDone === true ? outcome.data : undefined,
    error: outcome?.isDone === false ? outcome.error : undefined,
    clear: reset,
  };
}
