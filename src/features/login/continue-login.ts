import { login } from './login.ts';
import type { LoginStep } from './login-state.ts';

/**
 * WhatsApp's return link: continues its login. False when it belongs to no login that is open here.
 * The link carries no secret and logs nobody in: it only triggers a check for the message.
 */
export function continueLogin(returnedState: string): boolean {
  if (whatsAppOf(login.state.get().step)?.state !== returnedState) return false;
  login.send({ type: 'returned' });
  return true;
}

function whatsAppOf(step: LoginStep) {
  if (step.name === 'waiting' || step.name === 'entering') return step.pending;
  return step.name === 'slider' && step.goal.kind === 'whatsapp' ? step.goal.pending : undefined;
}
