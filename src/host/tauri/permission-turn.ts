/**
 * A mutex for permission requests of all capabilities.
 *
 * Android has one slot: a second request before the first is answered overwrites it, and the first
 * never settles (tauri.md, "phone-tests"). The lock has a time-out, so that one lost answer does not
 * block all later requests.
 */
const MAX_TURN_MS = 60_000;

let last: Promise<unknown> = Promise.resolve();

/** Runs `ask` when no other request is pending; settles as `ask` does. */
export function inTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = last.then(ask);
  // The time-out starts with the request, not with the wait for the lock.
  last = last.then(() => settledOrLate(answer));
  return answer;
}

function settledOrLate(answer: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_TURN_MS);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    answer.then(done, done);
  });
}
