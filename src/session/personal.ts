/**
 * Another number for each person: after a logout, and before another user's session begins.
 *
 * Who holds data of the user in memory listens and drops it; what is stored is the storage's user scope.
 * The number is the React key of the whole frame, so that screens remount and lose their state.
 */
import { atom } from '../lib/atom.ts';

export const personNumber = atom(0);

export function dropPersonal(): void {
  personNumber.set(personNumber.get() + 1);
}
