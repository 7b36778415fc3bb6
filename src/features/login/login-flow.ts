/**
 * The login as a pure machine. Spec home 4 "Login (WhatsApp)", 8; decisions "Login".
 *
 * Invariant: a reply to an earlier run never changes a later one; the typed number survives every
 * step; every failure leaves a way to continue. The order is the specification's: auth code, slider
 * check when it is due, login with the slider's token. Effects are in `login-runner.ts`.
 */
import { failed } from './flow-failures.ts';
import {
  go,
  stay,
  stepBefore,
  type Turn,
  type LoginEvent,
  type LoginState,
  type LoginStep,
  type PendingLogin,
  type SentCode,
  type SliderGoal,
} from './login-state.ts';
import { CODE_LENGTH, phoneFault } from './phone.ts';

export const LOGIN_START: LoginState = {
  run: 0,
  phoneNo: '',
  demands: 0,
  step: { name: 'closed' },
};

export function turnLogin(state: LoginState, event: LoginEvent): Turn {
  if ('run' in event && event.run !== state.run) return stay(state);
  const { step } = state;
  switch (event.type) {
    case 'asked':
      return step.name === 'closed' ? asked(state, event.pending) : stay(state);
    case 'closed':
      return step.name === 'closed' || step.name === 'finishing'
        ? stay(state)
        : go(state, { name: 'closed' }, { type: 'forget' }, { type: 'cancel' });
    case 'request-ended':
      return step.name === 'closed' || step.name === 'finishing'
        ? stay(state)
        : go(state, { name: 'closed' }, { type: 'forget' });
    case 'back':
      return back(state);
    case 'whatsapp-chosen':
      return step.name === 'choose' || step.name === 'expired' || step.name === 'phone'
        ? go(state, { name: 'choose', isBusy: true }, { type: 'get-key' })
        : stay(state);
    case 'phone-chosen':
      return step.name === 'choose' || step.name === 'expired' || step.name === 'waiting'
        ? go(state, { name: 'phone', isBusy: false }, { type: 'forget' })
        : stay(state);
    case 'key':
      return go(
        state,
        { name: 'waiting', pending: event.pending, isBlocked: false, isStopped: false },
        { type: 'remember-whatsapp', pending: event.pending },
        { type: 'open-whatsapp', pending: event.pending },
        { type: 'watch', pending: event.pending },
      );
    case 'opened':
      return step.name === 'waiting' && step.isBlocked
        ? stay(state, { ...step, isBlocked: false })
        : stay(state);
    case 'not-opened':
      return notOpened(state, event.why);
    case 'open-again':
      if (step.name !== 'waiting') return stay(state);
      // The user will return from WhatsApp: a stopped watch continues.
      return step.isStopped
        ? watchAgain(state, step, { type: 'open-whatsapp', pending: step.pending })
        : stay(state, step, { type: 'open-whatsapp', pending: step.pending });
    case 'status':
      return arrived(state, event.status);
    case 'unreachable':
      return step.name === 'waiting'
        ? stay(state, { ...step, problem: { kind: 'network', message: '' } })
        : stay(state);
    case 'returned':
      return step.name === 'waiting' && step.isStopped ? watchAgain(state, step) : stay(state);
    case 'slider':
      return sliderSaid(state, event.data);
    case 'answered':
      if (step.name !== 'slider' || step.phase === 'checking') return stay(state);
      return go(
        state,
        { ...step, phase: 'checking' },
        { type: 'check-slider', method: methodOf(step.goal), answer: event.answer },
      );
    case 'slider-renewed':
      if (step.name !== 'slider' || step.phase === 'checking') return stay(state);
      return go(
        state,
        { ...step, phase: 'checking' },
        { type: 'check-slider', method: methodOf(step.goal) },
      );
    case 'phone-typed':
      return step.name === 'phone' && !step.isBusy
        ? { state: { ...state, phoneNo: event.phoneNo, step: clear(step) }, effects: [] }
        : stay(state);
    case 'phone-submitted':
      if (step.name !== 'phone' || step.isBusy) return stay(state);
      if (phoneFault(state.phoneNo))
        return stay(state, { ...step, problem: { kind: 'phone-invalid', message: '' } });
      return submitPhone(state, event.nowMs);
    case 'code-sent':
      return codeSent(state, event.sent);
    case 'code-typed':
      if (step.name !== 'code' || step.busy) return stay(state);
      if (event.code.length < CODE_LENGTH)
        return stay(state, { ...step, code: event.code, problem: undefined });
      return checkCode(state, { ...step, code: event.code });
    case 'code-submitted':
      return step.name === 'code' && !step.busy && step.code.length === CODE_LENGTH
        ? checkCode(state, step)
        : stay(state);
    case 'code-wanted':
      return step.name === 'code' && !step.busy
        ? go(
            state,
            { ...step, code: '', busy: 'sending', problem: undefined },
            { type: 'check-slider', method: 'PHONE_CODE' },
          )
        : stay(state);
    case 'logged-in':
      return go(
        state,
        { name: 'finishing' },
        { type: 'forget' },
        { type: 'finish', data: event.data },
      );
    case 'finished':
      return step.name === 'finishing' ? go(state, { name: 'closed' }) : stay(state);
    case 'failed':
      return failed(state, event.during, event.failure);
  }
}

function clear(step: Extract<LoginStep, { name: 'phone' }>): LoginStep {
  return step.problem ? { ...step, problem: undefined } : step;
}

function asked(state: LoginState, pending: PendingLogin | undefined): Turn {
  if (!pending) return go(state, { name: 'choose', isBusy: false });
  if (pending.method === 'PHONE_CODE')
    return go(
      { ...state, phoneNo: pending.phoneNo },
      { name: 'code', sent: pending.sent, code: '' },
    );
  return go(
    state,
    { name: 'waiting', pending: pending.whatsApp, isBlocked: false, isStopped: false },
    { type: 'watch', pending: pending.whatsApp },
  );
}

/**
 * Back to the number and forward again with the same number: the code sent before is still valid.
 */
function submitPhone(state: LoginState, nowMs: number): Turn {
  const { lastSent, phoneNo } = state;
  if (lastSent?.phoneNo === phoneNo && lastSent.sent.resendAtMs > nowMs)
    return codeSent(state, lastSent.sent);
  return go(state, { name: 'phone', isBusy: true }, { type: 'check-slider', method: 'PHONE_CODE' });
}

function codeSent(state: LoginState, sent: SentCode): Turn {
  const { phoneNo } = state;
  return go(
    { ...state, lastSent: { phoneNo, sent } },
    { name: 'code', sent, code: '' },
    { type: 'remember-phone', phoneNo, sent },
  );
}

/** One step back; the input is kept. */
function back(state: LoginState): Turn {
  const { step } = state;
  switch (step.name) {
    case 'phone':
    case 'waiting':
    case 'expired':
    case 'choose':
    case 'entering':
      return go(state, { name: 'choose', isBusy: false }, { type: 'forget' });
    case 'code':
      return go(state, { name: 'phone', isBusy: false }, { type: 'forget' });
    case 'slider':
      return go(state, stepBefore(step.goal));
    case 'closed':
    case 'finishing':
      return stay(state);
  }
}

/** Spec home 4: a toast says so, and the other method is shown. */
function notOpened(state: LoginState, why: 'blocked' | 'missing' | 'failed'): Turn {
  const { step } = state;
  if (step.name !== 'waiting') return stay(state);
  if (why === 'blocked') return stay(state, { ...step, isBlocked: true });
  const kind = why === 'missing' ? 'whatsapp-missing' : 'whatsapp-failed';
  const problem = { kind, message: '' } as const;
  return go(
    state,
    { name: 'phone', isBusy: false, problem },
    { type: 'forget' },
    { type: 'tell', problem },
  );
}

function arrived(state: LoginState, status: 'WAITING' | 'ARRIVED' | 'EXPIRED'): Turn {
  const { step } = state;
  if (step.name !== 'waiting') return stay(state);
  switch (status) {
    case 'WAITING':
      return step.problem ? stay(state, { ...step, problem: undefined }) : stay(state);
    case 'ARRIVED':
      return go(
        state,
        { name: 'entering', pending: step.pending },
        { type: 'check-slider', method: 'WHATS_APP' },
      );
    case 'EXPIRED':
      return go(state, { name: 'expired' }, { type: 'forget' });
  }
}

function watchAgain(
  state: LoginState,
  step: Extract<LoginStep, { name: 'waiting' }>,
  ...effects: Turn['effects'][number][]
): Turn {
  return go(state, { ...step, isStopped: false, problem: undefined }, ...effects, {
    type: 'watch',
    pending: step.pending,
  });
}

function checkCode(state: LoginState, step: Extract<LoginStep, { name: 'code' }>): Turn {
  return go(
    state,
    { ...step, busy: 'checking', problem: undefined },
    {
      type: 'log-in',
      credentials: { method: 'PHONE_CODE', phoneNo: state.phoneNo, code: step.code },
    },
  );
}

function sliderSaid(
  state: LoginState,
  data: Extract<LoginEvent, { type: 'slider' }>['data'],
): Turn {
  const goal = goalOf(state.step);
  if (!goal) return stay(state);
  if (!data.required || data.sliderToken) return pass(state, goal, data.sliderToken ?? undefined);
  if (data.challenge)
    return go(state, { name: 'slider', goal, challenge: data.challenge, phase: 'ready' });
  // Spec home 4: a missing token after slider success is reported only.
  const report = { type: 'report', what: 'a slider without a token or a challenge' } as const;
  return state.step.name === 'slider'
    ? stay(state, { ...state.step, phase: 'ready' }, report)
    : go(state, stepBefore(goal), report);
}

function goalOf(step: LoginStep): SliderGoal | undefined {
  switch (step.name) {
    case 'entering':
      return { kind: 'whatsapp', pending: step.pending };
    case 'phone':
      return { kind: 'send-code' };
    case 'code':
      return step.busy === 'checking'
        ? { kind: 'phone', code: step.code, sent: step.sent }
        : { kind: 'send-code', sent: step.sent };
    case 'slider':
      return step.goal;
    case 'choose':
    case 'closed':
    case 'expired':
    case 'finishing':
    case 'waiting':
      return undefined;
  }
}

/** The slider is passed, or none was required. */
function pass(before: LoginState, goal: SliderGoal, sliderToken: string | undefined): Turn {
  // The user has solved one: another demand is no loop.
  const state = sliderToken ? { ...before, demands: 0 } : before;
  const { phoneNo } = state;
  switch (goal.kind) {
    case 'whatsapp':
      return go(
        state,
        { name: 'entering', pending: goal.pending },
        {
          type: 'log-in',
          credentials: { method: 'WHATS_APP', pending: goal.pending },
          sliderToken,
        },
      );
    case 'send-code':
      return go(
        state,
        goal.sent
          ? { name: 'code', sent: goal.sent, code: '', busy: 'sending' }
          : { name: 'phone', isBusy: true },
        { type: 'send-code', phoneNo, sliderToken },
      );
    case 'phone':
      return go(
        state,
        { name: 'code', sent: goal.sent, code: goal.code, busy: 'checking' },
        {
          type: 'log-in',
          credentials: { method: 'PHONE_CODE', phoneNo, code: goal.code },
          sliderToken,
        },
      );
  }
}

function methodOf(goal: SliderGoal): 'WHATS_APP' | 'PHONE_CODE' {
  return goal.kind === 'whatsapp' ? 'WHATS_APP' : 'PHONE_CODE';
}
