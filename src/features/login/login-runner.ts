/**
 * Runs `login-flow.ts`: performs the effects of each turn, and sends the replies back as events.
 *
 * Invariant: a new run aborts the calls of the run before. All side effects are injected as
 * `LoginEffects`, so that tests control them.
 */
import type {
  AuthCodeData,
  AuthCodeStatusData,
  CheckSliderBody,
  LoginData,
  SendCodeBody,
  SentCodeData,
  SliderData,
} from '../../api/generated/types.ts';
import { ApiError } from '../../api/errors.ts';
import { HostError } from '../../host/errors.ts';
import { type Atom, atom } from '../../lib/atom.ts';
import { challengeOf, newVerifier } from './challenge.ts';
import { runFlow } from '../flow/flow.ts';
import { LOGIN_START, turnLogin } from './login-flow.ts';
import type {
  Turn,
  Credentials,
  Failure,
  LoginCall,
  LoginEffect,
  LoginEvent,
  LoginState,
  PendingLogin,
  PendingWhatsApp,
  Problem,
} from './login-state.ts';
import { COUNTRY_CODE } from './phone.ts';

export interface LoginEffects {
  getAuthCode(codeChallenge: string, signal: AbortSignal): Promise<AuthCodeData>;
  queryAuthCode(authCodeKey: string, signal: AbortSignal): Promise<AuthCodeStatusData>;
  checkSlider(body: CheckSliderBody, signal: AbortSignal): Promise<SliderData>;
  sendCode(body: SendCodeBody, signal: AbortSignal): Promise<SentCodeData>;
  /** Runs the work under a lock that all tabs share. */
  inTurn(work: () => Promise<void>): Promise<void>;
  /** Undefined when another tab has logged in meanwhile. */
  logIn(
    credentials: Credentials,
    sliderToken: string | undefined,
    signal: AbortSignal,
  ): Promise<LoginData | undefined>;
  /** The address if it may be opened. */
  checkSendUrl(sendUrl: string): string | undefined;
  openWhatsApp(sendUrl: string): Promise<void>;
  /** A browser may refuse to open a window; a host that cannot has no WhatsApp. */
  canBeBlocked: boolean;
  /**
   * Resolves after so long while visible, at once when the app comes to the front, and on abort.
   */
  nextLook(durationMs: number, signal: AbortSignal): Promise<void>;
  keep(pending: PendingLogin): void;
  forget(): void;
  scene(): string;
  finish(data: LoginData): Promise<void>;
  cancel(): void;
  tell(problem: Problem): void;
  report(where: string, error: unknown): void;
  nowMs(): number;
}

export interface LoginFlow {
  state: Atom<LoginState>;
  send(event: LoginEvent): void;
}

/** Poll interval: slow enough for the server, fast enough for a user who waits. */
const LOOK_EVERY_MS = 2500;
const LOOK_AT_LEAST_MS = 15_000;

export function runLogin(effects: LoginEffects): LoginFlow {
  const state = atom(LOGIN_START);
  let controller = new AbortController();
  let finishing: Promise<void> | undefined;

  // Here effects are data: a turn is the state with what it asks for.
  const { send } = runFlow<Turn, LoginEvent>(
    (_, event) => turnLogin(state.get(), event),
    { state: LOGIN_START, effects: [] },
    () => ({
      always(turn) {
        const { run } = turn.state;
        if (run !== state.get().run) {
          controller.abort();
          controller = new AbortController();
        }
        const { signal } = controller;
        state.set(turn.state);
        for (const effect of turn.effects) perform(effect, run, signal);
      },
    }),
  );

  function perform(effect: LoginEffect, run: number, signal: AbortSignal): void {
    switch (effect.type) {
      case 'get-key':
        void answer('get-key', run, getKey(signal), (pending) =>
          send({ type: 'key', run, pending }),
        );
        break;
      case 'open-whatsapp':
        void openWhatsApp(effect.pending, run);
        break;
      case 'watch':
        void watch(effect.pending, run, signal);
        break;
      case 'check-slider':
        void answer(
          'check-slider',
          run,
          effects.checkSlider(
            { loginType: effect.method, ...(effect.answer && { answer: effect.answer }) },
            signal,
          ),
          (data) => send({ type: 'slider', run, data }),
        );
        break;
      case 'send-code':
        void answer('send-code', run, sendCode(effect, signal), (sent) => {
          const nowMs = effects.nowMs();
          send({
            type: 'code-sent',
            run,
            sent: {
              expiresAtMs: nowMs + sent.expiresInS * 1000,
              resendAtMs: nowMs + sent.resendInS * 1000,
            },
          });
        });
        break;
      case 'log-in':
        effects
          .inTurn(() => logIn(effect, run, signal))
          .catch((error: unknown) => refuse('log-in', run, error));
        break;
      case 'remember-whatsapp':
        effects.keep({ method: 'WHATS_APP', scene: effects.scene(), whatsApp: effect.pending });
        break;
      case 'remember-phone': {
        const { phoneNo, sent } = effect;
        effects.keep({ method: 'PHONE_CODE', scene: effects.scene(), phoneNo, sent });
        break;
      }
      case 'forget':
        effects.forget();
        break;
      case 'finish':
        finishing = finish(effect.data);
        break;
      case 'cancel':
        effects.cancel();
        break;
      case 'tell':
        effects.tell(effect.problem);
        break;
      case 'report':
        effects.report('login.slider', new Error(effect.what));
        break;
    }
  }

  function answer<Data>(
    during: LoginCall,
    run: number,
    asked: Promise<Data>,
    said: (data: Data) => void,
  ): Promise<void> {
    return asked.then(said, (error: unknown) => refuse(during, run, error));
  }

  function refuse(during: LoginCall, run: number, error: unknown): void {
    // A refusal of the server is shown; an unexpected error is also reported.
    if (!(error instanceof ApiError)) effects.report(`login.${during}`, error);
    send({ type: 'failed', run, during, failure: failureOf(error) });
  }

  async function getKey(signal: AbortSignal): Promise<PendingWhatsApp> {
    const codeVerifier = newVerifier();
    const data = await effects.getAuthCode(await challengeOf(codeVerifier), signal);
    const sendUrl = effects.checkSendUrl(data.sendUrl);
    if (sendUrl === undefined) throw new Error('the send address leads elsewhere');
    const { authCodeKey, state: returned, expiresInS } = data;
    return {
      authCodeKey,
      codeVerifier,
      state: returned,
      sendUrl,
      expiresAtMs: effects.nowMs() + expiresInS * 1000,
    };
  }

  async function openWhatsApp(pending: PendingWhatsApp, run: number): Promise<void> {
    try {
      await effects.openWhatsApp(pending.sendUrl);
      send({ type: 'opened', run });
    } catch (error) {
      if (effects.canBeBlocked) {
        send({ type: 'not-opened', run, why: 'blocked' });
        return;
      }
      effects.report('login.openWhatsApp', error);
      const isMissing = error instanceof HostError && error.code === -2;
      send({ type: 'not-opened', run, why: isMissing ? 'missing' : 'failed' });
    }
  }

  /** Polls while visible until the message has arrived or the key has expired. */
  async function watch(pending: PendingWhatsApp, run: number, signal: AbortSignal): Promise<void> {
    let pauseMs = LOOK_EVERY_MS;
    while (!signal.aborted) {
      const leftMs = pending.expiresAtMs - effects.nowMs();
      if (leftMs <= 0) {
        send({ type: 'status', run, status: 'EXPIRED' });
        return;
      }
      try {
        const { status } = await effects.queryAuthCode(pending.authCodeKey, signal);
        pauseMs = LOOK_EVERY_MS;
        send({ type: 'status', run, status });
        if (status !== 'WAITING') return;
      } catch (error) {
        if (signal.aborted) return;
        pauseMs = Math.min(pauseMs * 2, LOOK_AT_LEAST_MS);
        const { kind } = failureOf(error);
        if (kind === 'network' || kind === 'timeout') send({ type: 'unreachable', run });
        else effects.report('login.watch', error);
      }
      await effects.nextLook(Math.min(pauseMs, leftMs), signal);
    }
  }

  function sendCode(
    { phoneNo, sliderToken }: Extract<LoginEffect, { type: 'send-code' }>,
    signal: AbortSignal,
  ): Promise<SentCodeData> {
    return effects.sendCode(
      { countryCode: COUNTRY_CODE, phoneNo, ...(sliderToken && { sliderToken }) },
      signal,
    );
  }

  /** Holds the lock until the tokens are stored: then the next tab finds a session. */
  async function logIn(
    { credentials, sliderToken }: Extract<LoginEffect, { type: 'log-in' }>,
    run: number,
    signal: AbortSignal,
  ): Promise<void> {
    await answer('log-in', run, effects.logIn(credentials, sliderToken, signal), (data) =>
      send(data ? { type: 'logged-in', run, data } : { type: 'request-ended' }),
    );
    await finishing;
  }

  async function finish(data: LoginData): Promise<void> {
    try {
      await effects.finish(data);
    } catch (error) {
      effects.report('login.finish', error);
      effects.tell({ kind: 'refused', message: '' });
      effects.cancel();
    }
    send({ type: 'finished' });
  }

  return {
    state,
    send,
  };
}

function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) {
    const { kind, code, message } = error;
    return { kind, code, message };
  }
  return { kind: 'malformed', code: '', message: '' };
}
