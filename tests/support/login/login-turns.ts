/** Plays a login event by event, for the tables of the tests. */
import { asId } from '../../../src/api/ids.ts';
import type { LoginData, SliderChallenge, UserId } from '../../../src/api/generated/types.ts';
import { LOGIN_START, turnLogin } from '../../../src/features/login/login-flow.ts';
import type {
  Failure,
  LoginCall,
  LoginEffect,
  LoginEvent,
  LoginState,
  LoginStep,
  PendingWhatsApp,
} from '../../../src/features/login/login-state.ts';

export const pending: PendingWhatsApp = {
  authCodeKey: 'key',
  codeVerifier: 'verifier',
  state: 'state',
  sendUrl: 'https://wa.me/62',
  expiresAtMs: 300_000,
};
export const sent = { expiresAtMs: 300_000, resendAtMs: 60_000 };
export const challenge: SliderChallenge = {
  challengeId: 'c1',
  background: '',
  piece: '',
  width: 320,
  height: 160,
  pieceWidth: 48,
  pieceTop: 40,
  work: { parts: 16, bits: 13 },
};
export const data: LoginData = {
  userId: asId<UserId>('u'),
  accessToken: 'a',
  refreshToken: 'r',
  userType: 'LOGIN',
};

/** An event without a run belongs to the current run. */
export type Played = LoginEvent extends infer E
  ? E extends { run: number }
    ? Omit<E, 'run'>
    : E
  : never;
interface Outcome {
  state: LoginState;
  effects: readonly LoginEffect[];
}

export function play(...events: Played[]): Outcome {
  return events.reduce<Outcome>(
    ({ state }, event) => turnLogin(state, { run: state.run, ...event } as LoginEvent),
    { state: LOGIN_START, effects: [] },
  );
}

export const fails = (during: LoginCall, code: string, message = 'pesan'): Played => ({
  type: 'failed',
  during,
  failure: { kind: 'business', code, message },
});
export const loses = (during: LoginCall, kind: Failure['kind'] = 'network'): Played => ({
  type: 'failed',
  during,
  failure: { kind, code: '', message: 'never shown' },
});

export const asked: Played = { type: 'asked' };
export const toWaiting: Played[] = [asked, { type: 'whatsapp-chosen' }, { type: 'key', pending }];
export const toEntering: Played[] = [...toWaiting, { type: 'status', status: 'ARRIVED' }];
export const noSlider: Played = { type: 'slider', data: { required: false } };
export const slider: Played = { type: 'slider', data: { required: true, challenge } };
export const passed: Played = { type: 'slider', data: { required: true, sliderToken: 'token' } };
export const toPhone: Played[] = [
  asked,
  { type: 'phone-chosen' },
  { type: 'phone-typed', phoneNo: '81234567890' },
];
export const submit: Played = { type: 'phone-submitted', nowMs: 0 };
export const toCode: Played[] = [...toPhone, submit, noSlider, { type: 'code-sent', sent }];
export const toChecking: Played[] = [...toCode, { type: 'code-typed', code: '123456' }];
export const answer: Played = { type: 'answered', answer: { challengeId: 'c1', x: 120 } };

export const waiting = { name: 'waiting', pending, isBlocked: false, isStopped: false } as const;
export const network = { kind: 'network', message: '' } as const;
export const tell = (kind: string, message = 'pesan') => ({
  type: 'tell',
  problem: { kind, message },
});
export const logIn = { type: 'log-in', credentials: { method: 'WHATS_APP', pending } };
export const phoneLogIn = {
  type: 'log-in',
  credentials: { method: 'PHONE_CODE', phoneNo: '81234567890', code: '123456' },
};
export const check = (method: string) => ({ type: 'check-slider', method });
export const forget = { type: 'forget' };

export type Row = [name: string, events: Played[], step: LoginStep, effects: unknown[]];
