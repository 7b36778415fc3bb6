/**
 * Grows when the server would answer differently from now on: after a login, and when a member who was
 * served as a visitor for a while is served as a member again. A logout does more: it drops what is
 * cached, see `personal.ts`.
 */
import { atom } from '../lib/atom.ts';

export const answersVersion = atom(0);

export function noteAnswersChanged(): void {
  answersVersion.set(answersVersion.get() + 1);
}
