/**
 * The profile of a user who has just registered. Spec home 2: "a popup on first registration
 * (opened via a cropper query flag)"; 4: when the remote avatar-edit flag is on.
 *
 * The flag in the URL alone opens nothing: it counts only on a phone where a user has registered and
 * neither saved nor skipped, so that a link cannot make a member register again.
 */
import { apiContext } from '../../api/context.ts';
import { pathnames, type Path } from '../../paths.ts';
import { storedRegistration } from './stored-keys.ts';
import { currentFlags } from '../remote-config/use-flag.ts';

const flag = 'cropper';
/** Spec home 2: no invite code for those who came by a bargain. */
const bargain = 'BARGAIN';

/** Keeps that the user has registered, until the profile is saved or skipped; nothing when the remote flag is off. */
export function noteRegistration(): void {
  if (!currentFlags().avatarEdit) return;
  // Assumption: the channel of a registration is the source tag that the visitor came with.
  storedRegistration.set({ registryChannel: apiContext().sourceTag().slice(0, 64) });
}

/** This page with the flag that opens the popup, when it is a tab and the user has registered; else undefined. */
export function popupOn({ pathname, search }: Path): Path | undefined {
  if (!isTab(pathname) || storedRegistration.get() === undefined) return undefined;
  const query = new URLSearchParams(search);
  query.set(flag, '1');
  return { pathname, search: `?${query}` };
}

export function isTab(pathname: string): boolean {
  return pathname === pathnames.home || pathname.startsWith(pathnames.homeTab);
}

export function endRegistration(): void {
  storedRegistration.remove();
}

export function isRegistering(search: string): boolean {
  return new URLSearchParams(search).get(flag) === '1' && storedRegistration.get() !== undefined;
}

/** Over tabs only; the edit page shows the form itself. */
export function showsPopup({ pathname, search }: Path): boolean {
  return isTab(pathname) && isRegistering(search);
}

export function hasInviteCode(): boolean {
  return storedRegistration.get()?.registryChannel.toUpperCase() !== bargain;
}

export function withoutFlag({ pathname, search }: Path): Path {
  const query = new URLSearchParams(search);
  query.delete(flag);
  const text = query.toString();
  return { pathname, search: text && `?${text}` };
}
