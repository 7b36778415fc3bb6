/**
 * One permission question at a time, whichever capability asks.
 *
 * Android has one slot for it: a second question before the first is answered overwrites it, and the
 * first never answers (tauri.md, "phone-tests"). Who waits longer than a person takes to read a
 * question goes ahead, so one lost answer does not silence all later questions.
 */
const MAX_TURN_MS = 60_000;

let last: Promise<unknown> = Promise.resolve();

/** Runs `ask` when no other question stands; gives its own answer or failure. */
export function inTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = last.then(ask);
  // The time begins with the question, not with the wait before it.
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
