import type { LoginEffect, LoginState, LoginStep, SliderGoal } from './login-state.ts';

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
