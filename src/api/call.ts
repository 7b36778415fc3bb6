/**
 * The one way to the remote API: envelope, signature, headers, 20 s, cancellation, validation.
 *
 * Invariant: a promise of `call` gives data of the declared shape or throws `ApiError`; nothing else.
 * No toast, no navigation, no retry, no token refresh in here: those belong to their callers.
 */
import { host } from '#host';
import { type BaseIssue, safeParse } from 'valibot';
import { TransportError } from '../host/errors.ts';
import type { TransportReply } from '../host/types.ts';
import { randomId } from '../host/random-id.ts';
import { adoptServerTime, clock } from '../lib/now.ts';

import { appInfo } from './app-info.ts';
import { apiContext } from './context.ts';
import { takeEarly } from './early.ts';
import type { Endpoint } from './endpoint.ts';
import { ApiError, isSessionCode, TIMESTAMP_STALE } from './errors.ts';
import { sign } from './sign.ts';

/** Spec home 9. */
const REQUEST_TIMEOUT_MS = 20_000;

export interface CallOptions {
  signal?: AbortSignal;
}

/** Sends one call and gives its `data`. Throws `ApiError`. */
export async function call<Body extends object, Data>(
  endpoint: Endpoint<Body, Data>,
  body: NoInfer<Body>,
  { signal = new AbortController().signal }: CallOptions = {},
): Promise<Data> {
  const started = takeEarly(endpoint.path, body);
  if (started) return started as Promise<Data>;
  return send(endpoint, body, signal);
}

/** As `call`, but never answered by a call that the boot script started. */
export async function send<Body extends object, Data>(
  endpoint: Endpoint<Body, Data>,
  body: Body,
  signal: AbortSignal,
): Promise<Data> {
  const reply = await attempt(endpoint.path, body, signal);
  const serverTimeMs = refusedFor(reply);
  if (serverTimeMs === undefined) return open(endpoint, reply);
  // The device's clock is wrong. Nothing was done by the server, so signing again by its time is safe.
  adoptServerTime(serverTimeMs);
  return open(endpoint, await attempt(endpoint.path, body, signal));
}

async function attempt(path: string, body: object, signal: AbortSignal): Promise<TransportReply> {
  const requestId = randomId();
  const timestamp = clock.nowMs();
  const text = JSON.stringify({
    ...body,
    sessionId: apiContext().sessionId(),
    requestId,
    timestamp,
  });
  const signature = await sign(
    { method: 'POST', path, timestamp, requestId, body: text },
    appInfo.appSecret,
  );
  return transport(
    {
      path,
      headers: headers(requestId, timestamp, signature),
      body: text,
      timeoutMs: REQUEST_TIMEOUT_MS,
    },
    signal,
  );
}

/** The server's time when the reply refuses the timestamp, else undefined. */
function refusedFor(reply: TransportReply): number | undefined {
  if (reply.status !== 401) return undefined;
  try {
    const { error } = JSON.parse(reply.body) as {
      error?: { code?: unknown; serverTimeMs?: unknown };
    };
    const isStale = error?.code === TIMESTAMP_STALE && Number.isSafeInteger(error.serverTimeMs);
    return isStale ? (error.serverTimeMs as number) : undefined;
  } catch {
    // Not JSON: `open` says so.
    return undefined;
  }
}

function headers(requestId: string, timestamp: number, signature: string): Record<string, string> {
  const context = apiContext();
  const accessToken = context.accessToken();
  return {
    'content-type': 'application/json',
    'x-signature': signature,
    'x-timestamp': String(timestamp),
    'x-app-key': appInfo.appKey,
    'x-identity-type': appInfo.identityType,
    'x-cp-type': appInfo.cpType,
    'x-protocol-version': appInfo.protocolVersion,
    'digital-food': JSON.stringify({
      deviceId: context.deviceId(),
      channel: context.channel(),
      netstate: host.netstate(),
      requestId,
      sessionId: context.sessionId(),
      sourceTag: context.sourceTag(),
      fcmToken: '',
      ...context.nativeIds(),
    }),
    system: JSON.stringify({ locale: context.locale() }),
    ...(accessToken ? { authorize: accessToken } : {}),
  };
}

async function transport(
  request: Parameters<typeof host.send>[0],
  signal: AbortSignal,
): Promise<TransportReply> {
  try {
    return await host.send(request, signal);
  } catch (error) {
    if (error instanceof TransportError) throw new ApiError(error.kind, '', '', { cause: error });
    throw new ApiError('network', '', '', { cause: error });
  }
}

function open<Body, Data>(endpoint: Endpoint<Body, Data>, reply: TransportReply): Data {
  const envelope = parseEnvelope(reply);
  if (!envelope.success) {
    const { code, message } = envelope;
    if (reply.status === 429) throw new ApiError('rate-limited', code, message);
    throw new ApiError(isSessionCode(code) ? 'session' : 'business', code, message);
  }
  const parsed = safeParse(endpoint.data, envelope.data);
  if (!parsed.success) {
    throw new ApiError('malformed', '', describe(endpoint.path, parsed.issues[0]));
  }
  return parsed.output;
}

type OpenedEnvelope =
  | { success: true; data: unknown }
  | { success: false; code: string; message: string };

function parseEnvelope(reply: TransportReply): OpenedEnvelope {
  let value: unknown;
  try {
    value = JSON.parse(reply.body);
  } catch (error) {
    // A proxy's page of a 429 or 5xx is no envelope, and its status still says what happened.
    if (reply.status === 429) return { success: false, code: '', message: '' };
    throw new ApiError('malformed', '', `status ${reply.status}, not JSON`, { cause: error });
  }
  if (isRecord(value) && value['success'] === true) return { success: true, data: value['data'] };
  if (isRecord(value) && value['success'] === false && isRecord(value['error'])) {
    const { code, message } = value['error'];
    return {
      success: false,
      code: typeof code === 'string' ? code : '',
      message: typeof message === 'string' ? message : '',
    };
  }
  throw new ApiError('malformed', '', `status ${reply.status}, not an envelope`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function describe(path: string, issue: BaseIssue<unknown>): string {
  const where = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
  return `${path}: ${where}: expected ${issue.expected ?? '?'}, received ${issue.received}`;
}
