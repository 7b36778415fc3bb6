/**
 * Cache tag of the store lists (spec home 4): changes when a list's content may have changed with the
 * same parameters. A hidden list compares it when it is shown again.
 */
import { atom } from '../../lib/atom.ts';
import { answersVersion } from '../../session/personal.ts';

const own = atom(0);

/** A user action changed what the lists show: limits, eligibility, usable red packets. */
export function setListTag(): void {
  own.set(own.get() + 1);
}

export function listTag(): string {
  return `${answersVersion.get()} ${own.get()}`;
}

export function onListTag(listener: () => void): () => void {
  const stops = [own.subscribe(listener), answersVersion.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}
