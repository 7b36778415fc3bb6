/**
 * One call with its replays: clock corrected, session recovered, risk check passed, each at most once.
 * The body, JSON or a form, is the caller's.
 *
 * Invariant: a reply for a user who is no longer logged in is discarded.
 */
import { host } from '#host';
import { TransportError } from '../host/errors.ts';
import { randomId } from '../host/random-id.ts';
import type { TransportReply } from '../host/types.ts';
import { adoptServerTime, clock } from '../lib/now.ts';
import { appInfo } from './app-info.ts';
import { apiContext, fingerprint, type SentAs } from './context.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { ApiError } from './errors.ts';
import * as codes from './generated/codes.ts';
import { isLoginCall, openReply, serverTimeOf } from './open-reply.ts';
import type { ExchangeOptions, Sender } from './sender.ts';
import { storedRiskPaths } from './stored-keys.ts';
import { sign } from './sign.ts';

const KEY = 'x-idempotency-key';

/** Returns the call's data. Throws `ApiError`. */
export async function exchange<Body, Data>(
  endpoint: AnyEndpoint<Body, Data>,
  sender: Sender,
  { signal, idempotencyKey, isAnonymous = false }: ExchangeOptions,
): Promise<Data> {
  let { path } = endpoint;
  let isRecovered = isAnonymous;
  let sentAs: SentAs = isAnonymous ? 'visitor' : 'current-user';
  // Of this call alone.
  const anonymousId = isAnonymous ? randomId() : undefined;
  let sent = identity(path, sentAs);
  if (!isRecovered && !isLoginCall(path) && apiContext().isTokenDue()) {
    isRecovered = true;
    sentAs = await recover(undefined);
    sent = identity(path, sentAs);
  }
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- replays are sequential
      const data = openReply(endpoint, await attempt(path, sender, extra(), signal, anonymousId));
      if (sent.userId === undefined || apiContext().isStillFor(sent.userId)) return data;
      throw new ApiError('cancelled');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'session' && !isRecovered) {
        isRecovered = true;
        // oxlint-disable-next-line no-await-in-loop
        sentAs = await recover(error);
      } else if (error.code === codes.RISK_CHECK_REQUIRED && path === endpoint.path && isListed()) {
        // oxlint-disable-next-line no-await-in-loop
        path = await loaded(import('./risk.ts')).then((risk) =>
          risk.riskPath(path, signal, exchange),
        );
      } else {
        if (error.code === codes.RISK_REFUSED)
          (await loaded(import('./risk.ts'))).forgetFingerprint();
        throw error;
      }
      sent = identity(path, sentAs);
    }
  }

  function extra(): Record<string, string> {
    return {
      ...(sent.token === undefined ? {} : { authorize: sent.token }),
      ...(endpoint.isKeyed && idempotencyKey ? { [KEY]: idempotencyKey } : {}),
    };
  }

  function recover(error: ApiError | undefined): Promise<SentAs> {
    const isLoginRequired = endpoint.isLoginRequired === true;
    const { path: refused } = endpoint;
    return loaded(apiContext().recover({ path: refused, isLoginRequired, error, signal, ...sent }));
  }

  /** Spec home 7: the paths listed there, and those of the remote configuration. */
  function isListed(): boolean {
    return (
      endpoint.isRiskChecked === true || storedRiskPaths.get()?.includes(endpoint.path) === true
    );
  }
}

/** A chunk that cannot be loaded fails like a call without a reply. */
async function loaded<Module>(part: Promise<Module>): Promise<Module> {
  try {
    return await part;
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('network', '', '', { cause: error });
  }
}

function identity(
  path: string,
  sentAs: SentAs,
): { userId: string | undefined; token: string | undefined } {
  const context = apiContext();
  // Login calls belong to no user yet.
  if (isLoginCall(path) || sentAs === 'visitor') return { userId: undefined, token: undefined };
  return { userId: context.memberId(), token: context.accessToken() };
}

async function attempt(
  path: string,
  sender: Sender,
  extra: Record<string, string>,
  signal: AbortSignal,
  anonymousId: string | undefined,
): Promise<TransportReply> {
  const reply = await sendSigned(path, sender, extra, signal, anonymousId);
  const serverTimeMs = serverTimeOf(reply);
  if (serverTimeMs === undefined) return reply;
  // The device's clock is wrong. The server has done nothing, so a replay signed with its time is safe.
  adoptServerTime(serverTimeMs);
  return sendSigned(path, sender, extra, signal, anonymousId);
}

async function sendSigned(
  path: string,
  sender: Sender,
  extra: Record<string, string>,
  signal: AbortSignal,
  anonymousId: string | undefined,
): Promise<TransportReply> {
  const requestId = randomId();
  const timestamp = clock.nowMs();
  const body = sender.body({
    sessionId: anonymousId ?? apiContext().sessionId(),
    requestId,
    timestamp,
  });
  const signature = await sign(
    { method: 'POST', path, timestamp, requestId, body, idempotencyKey: extra[KEY] },
    appInfo.appSecret,
  );
  const given = {
    'content-type': sender.contentType,
    'x-signature': signature,
    ...headers(requestId, timestamp, anonymousId),
    ...extra,
  };
  try {
    return await sender.send({ path, headers: given, body }, signal);
  } catch (error) {
    if (error instanceof TransportError) throw new ApiError(error.kind, '', '', { cause: error });
    throw new ApiError('network', '', '', { cause: error });
  }
}

function headers(
  requestId: string,
  timestamp: number,
  anonymousId: string | undefined,
): Record<string, string> {
  const context = apiContext();
  return {
    'x-timestamp': String(timestamp),
    'x-app-key': appInfo.appKey,
    'x-identity-type': appInfo.identityType,
    'x-cp-type': appInfo.cpType,
    'x-protocol-version': appInfo.protocolVersion,
    'digital-food': JSON.stringify({
      ...(anonymousId === undefined ? caller() : { ...NO_CALLER, deviceId: anonymousId }),
      sessionId: anonymousId ?? context.sessionId(),
      netstate: host.netstate(),
      requestId,
    }),
    system: JSON.stringify({ locale: context.locale(), host: host.kind }),
  };
}

const NO_CALLER = { channel: '', sourceTag: '', fcmToken: '' };

function caller(): Record<string, string | undefined> {
  const context = apiContext();
  const dfp = fingerprint.get();
  return {
    deviceId: context.deviceId(),
    channel: context.channel(),
    sourceTag: context.sourceTag(),
    fcmToken: context.pushToken?.() ?? '',
    ...(dfp === undefined ? {} : { dfp }),
    ...context.nativeIds(),
  };
}
