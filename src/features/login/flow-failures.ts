/**
 * What the login does when a call fails, by call, step and code. Spec home 4 "Login (WhatsApp)", 8
 * and the contract's codes. WhatsApp's failures show as a toast, those of a form inline.
 */
import { isSessionCode } from '../../api/errors.ts';
import * as codes from '../../api/generated/codes.ts';
import {
  go,
  stay,
  type Turn,
  type Failure,
  type LoginCall,
  type LoginState,
  type LoginStep,
  type Problem,
} from './login-state.ts';

/** A second demand in a row without a slider in between would loop endlessly. */
const MAX_DEMANDS = 2;

export function failed(state: LoginState, during: LoginCall, failure: Failure): Turn {
  if (failure.kind === 'cancelled') return stay(state);
  switch (during) {
    case 'get-key': {
      const problem = problemOf(failure);
      return go(state, { name: 'choose', isBusy: false, problem }, { type: 'tell', problem });
    }
    case 'check-slider':
      return sliderFailed(state, failure);
    case 'send-code':
      return sendingFailed(state, failure);
    case 'log-in':
      return loginFailed(state, failure);
  }
}

/** Spec home 8: a lost network shows a network toast, the session's codes nothing, others their message. */
function sliderFailed(state: LoginState, failure: Failure): Turn {
  const { step } = state;
  const problem = problemOf(failure);
  const isSilent = isSessionCode(failure.code) && failure.code !== codes.USER_FROZEN;
  const tell = isSilent ? [] : [{ type: 'tell', problem } as const];
  if (step.name === 'slider') {
    if (failure.code !== codes.SLIDER_WRONG)
      return stay(state, { ...step, phase: 'ready' }, ...tell);
    const method = step.goal.kind === 'whatsapp' ? 'WHATS_APP' : 'PHONE_CODE';
    return go(state, { ...step, phase: 'wrong' }, ...tell, { type: 'check-slider', method });
  }
  return go(state, stoppedAt(step, isSilent ? undefined : problem), ...tell);
}

/** The same step without a call in flight. */
function stoppedAt(step: LoginStep, problem: Problem | undefined): LoginStep {
  switch (step.name) {
    case 'entering':
      return {
        name: 'waiting',
        pending: step.pending,
        isBlocked: false,
        isStopped: true,
        problem,
      };
    case 'phone':
      return { name: 'phone', isBusy: false, problem };
    case 'code':
      return { ...step, busy: undefined, problem };
    case 'slider':
      return { ...step, phase: 'ready' };
    case 'waiting':
      return { ...step, isStopped: true, problem };
    case 'choose':
      return { name: 'choose', isBusy: false, problem };
    case 'closed':
    case 'expired':
    case 'finishing':
      return step;
  }
}

function sendingFailed(state: LoginState, failure: Failure): Turn {
  if (failure.code === codes.SLIDER_REQUIRED) return demandSlider(state, failure);
  const problem = problemOf(failure);
  if (failure.code === codes.PHONE_INVALID)
    return go(state, { name: 'phone', isBusy: false, problem });
  return go(state, stoppedAt(state.step, problem));
}

function loginFailed(state: LoginState, failure: Failure): Turn {
  const { step } = state;
  const problem = problemOf(failure);
  const tell = { type: 'tell', problem } as const;
  switch (failure.code) {
    case codes.LOGIN_CLOSED:
      return go(state, { name: 'closed' }, { type: 'forget' }, tell, { type: 'cancel' });
    case codes.SLIDER_REQUIRED:
      return demandSlider(state, failure);
    case codes.USER_FROZEN:
      return go(state, { name: 'choose', isBusy: false, problem }, { type: 'forget' }, tell);
    case codes.AUTH_CODE_EXPIRED:
      return go(state, { name: 'expired' }, { type: 'forget' }, tell);
    case codes.PHONE_INVALID:
      return go(state, { name: 'phone', isBusy: false, problem }, { type: 'forget' });
    case codes.CODE_WRONG:
    case codes.CODE_EXPIRED:
    case codes.CODE_TRIES_SPENT:
      return step.name === 'code'
        ? go(state, { ...step, code: '', busy: undefined, problem })
        : go(state, stoppedAt(step, problem), tell);
    default:
      // A form keeps its input and shows the error inline; WhatsApp has no form and shows a toast.
      return step.name === 'entering'
        ? go(state, stoppedAt(step, problem), tell)
        : go(state, stoppedAt(step, problem));
  }
}

function demandSlider(state: LoginState, failure: Failure): Turn {
  const demands = state.demands + 1;
  if (demands >= MAX_DEMANDS) {
    const problem = problemOf(failure);
    return go({ ...state, demands: 0 }, stoppedAt(state.step, problem), { type: 'tell', problem });
  }
  const method = state.step.name === 'entering' ? 'WHATS_APP' : 'PHONE_CODE';
  return go({ ...state, demands }, state.step, { type: 'check-slider', method });
}

const kinds: Readonly<Record<string, Problem['kind']>> = {
  [codes.PHONE_INVALID]: 'phone-invalid',
  [codes.CODE_WRONG]: 'code-wrong',
  [codes.CODE_EXPIRED]: 'code-expired',
  [codes.CODE_TRIES_SPENT]: 'code-spent',
  [codes.USER_FROZEN]: 'frozen',
};

function problemOf({ kind, code, message }: Failure): Problem {
  switch (kind) {
    case 'network':
    case 'timeout':
    case 'cancelled':
      return { kind: 'network', message: '' };
    case 'rate-limited':
      return { kind: 'busy', message };
    case 'malformed':
      // Its message names a field of the reply, which means nothing to the user.
      return { kind: 'refused', message: '' };
    case 'session':
    case 'business':
      return { kind: kinds[code] ?? 'refused', message };
  }
}
