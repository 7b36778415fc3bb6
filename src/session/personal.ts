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

/**
 * Grows when the server would answer differently from now on: after a login, and when a member who was
 * served as a visitor for a while is served as a member again. A logout does more: it drops what is
 * cached, see `dropPersonal`.
 */
export const answersVersion = atom(0);

export function noteAnswersChanged(): void {
  answersVersion.set(answersVersion.get() + 1);
}
