/** A split that was ordered a moment ago: its page opens with the ways to send its link, once. */
import { atom } from '../../lib/atom.ts';

const placed = atom<string | undefined>(undefined);

export function notePlaced(splitId: string): void {
  placed.set(splitId);
}

export function isJustPlaced(splitId: string): boolean {
  return placed.get() === splitId;
}

/** The ways were offered. */
export function forgetPlaced(): void {
  placed.set(undefined);
}
