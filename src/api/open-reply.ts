/**
 * Parses and validates replies.
 *
 * Invariant: returns data that the endpoint's schema accepts, or throws `ApiError`; nothing else.
 */
import { type BaseIssue, safeParse } from 'valibot';
import type { TransportReply } from '../host/types.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { ApiError, isSessionCode } from './errors.ts';
import * as codes from './generated/codes.ts';

/**
 * The calls that begin, renew and end a session. They carry no access token, and their errors go to the
 * caller without recovery: spec home 8 exempts `checkSlider` and `sendCode` from the handling of
 * frozen users, and a refused refresh must not trigger a refresh.
 */
const PATHS: ReadonlySet<string> = new Set([
  '/account/checkSlider',
  '/account/getAuthCode',
  '/account/login',
  '/account/logout',
  '/account/queryAuthCode',
  '/account/refreshToken',
  '/account/sendCode',
]);

export function isLoginCall(path: string): boolean {
  return PATHS.has(path);
}

/** Unwraps the envelope of a reply and validates its data. */
export function openReply<Body, Data>(
  endpoint: AnyEndpoint<Body, Data>,
  reply: TransportReply,
): Data {
  const envelope = parseEnvelope(reply);
  if (!envelope.success) {
    const { code, message, data } = envelope;
    // Of a 429 the data says how long to wait.
    if (reply.status === 429) throw new ApiError('rate-limited', code, message, { cause: data });
    const isSession = isSessionCode(code) && !isLoginCall(endpoint.path);
    throw new ApiError(isSession ? 'session' : 'business', code, message);
  }
  const parsed = safeParse(endpoint.data, envelope.data);
  if (!parsed.success) {
    throw new ApiError('malformed', '', describe(endpoint.path, parsed.issues[0]));
  }
  return parsed.output;
}

type OpenedEnvelope =
  | { success: true; data: unknown }
  | { success: false; code: string; message: string; data?: unknown };

function parseEnvelope(reply: TransportReply): OpenedEnvelope {
  let value: unknown;
  try {
    value = JSON.parse(reply.body);
  } catch (error) {
    // A proxy's error page for a 429 or 5xx is no envelope: then the status decides.
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
      data: value['data'],
    };
  }
  throw new ApiError('malformed', '', `status ${reply.status}, not an envelope`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Without values: they may be a name, a phone number or a token, and this is reported. */
function describe(path: string, issue: BaseIssue<unknown>): string {
  const where = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
  const received = issue.received.startsWith('"') ? 'a text' : issue.received;
  return `${path}: ${where}: expected ${issue.expected ?? '?'}, received ${received}`;
}

/** The server's time when the reply refuses the timestamp, else undefined. */
export function serverTimeOf(reply: TransportReply): number | undefined {
  if (reply.status !== 401) return undefined;
  try {
    const { error } = JSON.parse(reply.body) as {
      error?: { code?: unknown; serverTimeMs?: unknown };
    };
    const isStale =
      error?.code === codes.TIMESTAMP_STALE && Number.isSafeInteger(error.serverTimeMs);
    return isStale ? (error.serverTimeMs as number) : undefined;
  } catch {
    // Not JSON: `openReply` throws.
    return undefined;
  }
}
