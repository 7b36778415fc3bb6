/** States, events and effects of the login. */
import type {
  AuthCodeStatus,
  LoginData,
  LoginType,
  SliderAnswer,
  SliderChallenge,
  SliderData,
} from '../../api/generated/types.ts';
import type { ApiErrorKind } from '../../api/errors.ts';

/** Lives as long as the key: five minutes. The verifier never leaves this device before the login. */
export interface PendingWhatsApp {
  authCodeKey: string;
  codeVerifier: string;
  /** Comes back in the return link. */
  state: string;
  /** Checked. */
  sendUrl: string;
  /** Milliseconds since the epoch. */
  expiresAtMs: number;
}

/** Milliseconds since the epoch. */
export interface SentCode {
  expiresAtMs: number;
  resendAtMs: number;
}

/** Survives the page, so that a killed app can continue. */
export type PendingLogin =
  | { method: 'WHATS_APP'; scene: string; whatsApp: PendingWhatsApp }
  | { method: 'PHONE_CODE'; scene: string; phoneNo: string; sent: SentCode };

/** Why the step failed. `message` is the server's, empty when there is none. */
export interface Problem {
  kind:
    | 'network'
    | 'busy'
    | 'refused'
    | 'phone-invalid'
    | 'code-wrong'
    | 'code-expired'
    | 'code-spent'
    | 'frozen'
    | 'whatsapp-missing'
    | 'whatsapp-failed';
  message: string;
}

/** What continues after the slider. */
export type SliderGoal =
  | { kind: 'whatsapp'; pending: PendingWhatsApp }
  /** `sent`: another code was sent before, and is still valid. */
  | { kind: 'send-code'; sent?: SentCode | undefined }
  | { kind: 'phone'; code: string; sent: SentCode };

export type LoginStep =
  | { name: 'closed' }
  | { name: 'choose'; isBusy: boolean; problem?: Problem | undefined }
  /** Waits for the message to arrive. Stopped after a failure, until the user returns or retries. */
  | {
      name: 'waiting';
      pending: PendingWhatsApp;
      isBlocked: boolean;
      isStopped: boolean;
      problem?: Problem | undefined;
    }
  /** The message has arrived: slider check and login. Spec home 2: the global loading overlay. */
  | { name: 'entering'; pending: PendingWhatsApp }
  | { name: 'expired' }
  | { name: 'phone'; isBusy: boolean; problem?: Problem | undefined }
  | {
      name: 'slider';
      goal: SliderGoal;
      challenge: SliderChallenge;
      phase: 'ready' | 'checking' | 'wrong';
    }
  | {
      name: 'code';
      sent: SentCode;
      code: string;
      busy?: 'checking' | 'sending' | undefined;
      problem?: Problem | undefined;
    }
  | { name: 'finishing' };

export interface LoginState {
  /** Incremented with each new request; a reply to an earlier run is ignored. */
  run: number;
  /** Digits after 62; kept across methods and steps. */
  phoneNo: string;
  lastSent?: { phoneNo: string; sent: SentCode } | undefined;
  /** How often the server has demanded a slider since one was passed. */
  demands: number;
  step: LoginStep;
}

export interface Failure {
  kind: ApiErrorKind;
  code: string;
  message: string;
}

export type LoginEvent =
  /** `pending`: of a page before this one, to go on with. */
  | { type: 'asked'; pending?: PendingLogin | undefined }
  /** Another tab has logged in, or the session took the request away. */
  | { type: 'request-ended' }
  | { type: 'closed' }
  | { type: 'back' }
  | { type: 'whatsapp-chosen' }
  | { type: 'phone-chosen' }
  | { type: 'key'; run: number; pending: PendingWhatsApp }
  | { type: 'opened'; run: number }
  | { type: 'not-opened'; run: number; why: 'blocked' | 'missing' | 'failed' }
  | { type: 'open-again' }
  | { type: 'status'; run: number; status: AuthCodeStatus }
  | { type: 'unreachable'; run: number }
  /** The app is in front again, or the user pressed "try again". */
  | { type: 'returned' }
  | { type: 'slider'; run: number; data: SliderData }
  | { type: 'answered'; answer: SliderAnswer }
  | { type: 'slider-renewed' }
  | { type: 'phone-typed'; phoneNo: string }
  | { type: 'phone-submitted'; nowMs: number }
  | { type: 'code-sent'; run: number; sent: SentCode }
  | { type: 'code-typed'; code: string }
  | { type: 'code-submitted' }
  | { type: 'code-wanted' }
  | { type: 'logged-in'; run: number; data: LoginData }
  /** The tokens are stored, or storing failed. */
  | { type: 'finished' }
  | { type: 'failed'; run: number; during: LoginCall; failure: Failure };

export type LoginCall = 'get-key' | 'check-slider' | 'send-code' | 'log-in';

export type Credentials =
  | { method: 'WHATS_APP'; pending: PendingWhatsApp }
  | { method: 'PHONE_CODE'; phoneNo: string; code: string };

export type LoginEffect =
  | { type: 'get-key' }
  | { type: 'open-whatsapp'; pending: PendingWhatsApp }
  | { type: 'watch'; pending: PendingWhatsApp }
  | { type: 'check-slider'; method: LoginType; answer?: SliderAnswer | undefined }
  | { type: 'send-code'; phoneNo: string; sliderToken?: string | undefined }
  | { type: 'log-in'; credentials: Credentials; sliderToken?: string | undefined }
  | { type: 'remember-whatsapp'; pending: PendingWhatsApp }
  | { type: 'remember-phone'; phoneNo: string; sent: SentCode }
  | { type: 'forget' }
  | { type: 'finish'; data: LoginData }
  | { type: 'cancel' }
  | { type: 'tell'; problem: Problem }
  | { type: 'report'; what: string };

export interface Turn {
  state: LoginState;
  effects: readonly LoginEffect[];
}

/** A new run: aborts the calls of the run before. */
export function go(state: LoginState, step: LoginStep, ...effects: LoginEffect[]): Turn {
  return { state: { ...state, run: state.run + 1, step }, effects };
}

/** The same run: calls in flight continue. */
export function stay(
  state: LoginState,
  step: LoginStep = state.step,
  ...effects: LoginEffect[]
): Turn {
  return { state: step === state.step ? state : { ...state, step }, effects };
}

/**
 * The step that the slider interrupted. A WhatsApp login stops there, or the slider would return at
 * once.
 */
export function stepBefore(goal: SliderGoal): LoginStep {
  if (goal.kind === 'whatsapp')
    return { name: 'waiting', pending: goal.pending, isBlocked: false, isStopped: true };
  return goal.sent ? { name: 'code', sent: goal.sent, code: '' } : { name: 'phone', isBusy: false };
}
