import type { AnyEndpoint } from '../../src/api/endpoint.ts';
import { openReply } from '../../src/api/open-reply.ts';

/** A `call` that is answered so: its endpoint reads the reply as if it came over the wire. */
export function answering(data: unknown) {
  return async <Body, Data>(endpoint: AnyEndpoint<Body, Data>): Promise<Data> =>
    openReply(endpoint, { status: 200, body: JSON.stringify({ success: true, data }) });
}
