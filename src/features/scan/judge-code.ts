/** What a read code leads to. Pure; a code is untrusted text (security L6). */
import { type LinkTarget, resolveLink } from '../links/resolve-link.ts';
import { type MenuPlace, menuPlace } from '../ordering/menu-place.ts';

export type CodeTarget = LinkTarget | { kind: 'menu'; place: MenuPlace };

export function judgeCode(text: string, orderingHost: string): CodeTarget {
  const place = menuPlace(text, 'scan', orderingHost);
  return place ? { kind: 'menu', place } : resolveLink(text, 'scan');
}

/** The host of an external address for display: look-alike letters are shown as what they are. */
export function hostOf(url: string): string {
  return new URL(url).host;
}
