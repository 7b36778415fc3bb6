import type { LoginEffect, LoginState, LoginStep, SliderGoal } from './login-state.ts';

export interface Turn {
  state: LoginState;
  effects: readonly LoginEffect[];
}

/** A new run: what was asked for before is given up. */
export function go(state: LoginState, step: LoginStep, ...effects: LoginEffect[]): Turn {
  return { state: { ...state, run: state.run + 1, step }, effects };
}

/** The same run: what is being asked for goes on. */
export function stay(
  state: LoginState,
  step: LoginStep = state.step,
  ...effects: LoginEffect[]
): Turn {
  return { state: step === state.step ? state : { ...state, step }, effects };
}

/** Where the slider came up. A WhatsApp login stops there, else the slider would be back at once. */
export function stepBefore(goal: SliderGoal): LoginStep {
  if (goal.kind === 'whatsapp')
    return { name: 'waiting', pending: goal.pending, isBlocked: false, isStopped: true };
  return goal.sent ? { name: 'code', sent: goal.sent, code: '' } : { name: 'phone', isBusy: false };
}
