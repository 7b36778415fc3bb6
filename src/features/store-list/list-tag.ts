/**
 * The cache tag of the store lists (spec home 4): another number when what a list shows may have
 * changed although nobody chose anything else. A list that was hidden meanwhile compares it when it is
 * shown again.
 */
import { answersVersion, onAnswersChange } from '../../session/answers.ts';

let own = 0;
const listeners = new Set<() => void>();

/** What somebody did changes the lists: limits, eligibility, usable red packets. */
export function setListTag(): void {
  own += 1;
  for (const listener of listeners) listener();
}

export function listTag(): string {
  return `${answersVersion()} ${own}`;
}

export function onListTag(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onAnswersChange(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
