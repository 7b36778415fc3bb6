import { earlyCall } from './early.ts';

interface FirstCall {
  endpoint: { path: string };
  body: object;
}

/**
 * Waits for a call that the boot script has started, and lets `fill` take its reply into the query cache. Without
 * one it does nothing; one that fails is left to its page, which takes the failure and says it. Never rejects if
 * `fill` does not.
 */
export async function takeReply(
  { endpoint, body }: FirstCall,
  fill: () => Promise<void>,
): Promise<void> {
  const call = earlyCall(endpoint.path, body);
  await call?.promise.catch(() => undefined);
  if (call?.hasData) await fill();
}
