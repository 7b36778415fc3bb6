import { login } from './login.ts';
import type { LoginStep } from './login-state.ts';

/**
 * WhatsApp's return link: its login goes on where it is. False when it is of no login that is open
 * here. The link carries no secret and logs nobody in: it only makes the app look for the message.
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
