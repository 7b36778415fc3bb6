import type { RefusedCall, SentAs } from '../api/context.ts';

/** What to do about a call that was refused, or that has no token yet; loaded when one is. */
export async function recover(call: RefusedCall): Promise<SentAs> {
  const recovery = await import('./recover.ts');
  return recovery.recover(call);
}
