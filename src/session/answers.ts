/**
 * When what the server answered before is not what it would answer now: after a login, and when a
 * member who was served as a visitor for a while is served as a member again. A logout is more: it
 * drops what there is, see `personal.ts`.
 */
let version = 0;
const listeners = new Set<() => void>();

/** Another number after each change, for whoever could not listen meanwhile. */
export function answersVersion(): number {
  return version;
}

export function noteAnswersChanged(): void {
  version += 1;
  for (const listener of listeners) listener();
}

export function onAnswersChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
