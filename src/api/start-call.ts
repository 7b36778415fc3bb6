import { send } from './call.ts';
import { keepEarly } from './early.ts';
import type { Endpoint } from './endpoint.ts';

/** A call with its body, made by one function for the page and for the boot script. */
interface FirstCall<Body, Data> {
  endpoint: Endpoint<Body, Data>;
  body: Body;
}

/**
 * Starts a page's call in the boot script, before the page is there, which takes the reply with its first `call` of the same
 * body. Rejects with `ApiError`; the page gets the same rejection.
 */
export function startCall<Body extends object, Data>({
  endpoint,
  body,
}: FirstCall<Body, Data>): Promise<Data> {
  const reply = send(endpoint, body);
  keepEarly(endpoint.path, body, reply);
  return reply;
}
