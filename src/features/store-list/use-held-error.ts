import { useState } from 'react';

/** The last failure, also while the next try is on its way: the words do not flicker. */
export function useHeldError({ error, data }: { error: unknown; data: unknown }): unknown {
  const [held, setHeld] = useState<unknown>(error);
  if (error && error !== held) setHeld(error);
  if (data !== undefined && held && !error) setHeld(null);
  return data === undefined || error ? (error ?? held) : null;
}
