import { TransportError } from '../errors.ts';
import type { TransportReply, TransportRequest } from '../types.ts';

/**
 * POSTs with `fetch` to the page's own origin, because its policy allows no other. Throws
 * `TransportError`; an error status is a reply.
 */
export async function send(
  request: TransportRequest,
  signal: AbortSignal,
): Promise<TransportReply> {
  const controller = new AbortController();
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    controller.abort();
  }, request.timeoutMs);
  const cancel = () => controller.abort();
  signal.addEventListener('abort', cancel);
  if (signal.aborted) cancel();
  try {
    const response = await fetch(request.path, {
      method: 'POST',
      headers: request.headers,
      body: request.body,
      signal: controller.signal,
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
    });
    return { status: response.status, body: await response.text() };
  } catch (error) {
    if (signal.aborted) throw new TransportError('cancelled', { cause: error });
    throw new TransportError(isTimedOut ? 'timeout' : 'network', { cause: error });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}
