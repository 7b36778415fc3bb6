import { login } from './login.ts';

/**
 * WhatsApp's return link while its login waits on the screen: the login goes on where it is. False
 * when it is of no login that waits here; then the link is a link like any other.
 */
export function continueLogin(returnedState: string): boolean {
  const { step } = login.state.get();
  const isWaiting = step.name === 'waiting' || step.name === 'entering';
  if (!isWaiting || step.pending.state !== returnedState) return false;
  login.send({ type: 'returned' });
  return true;
}
