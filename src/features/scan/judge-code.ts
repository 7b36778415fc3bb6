/** What a read code leads to. Pure; a code is a text that anybody may have printed (security L6). */
import { type LinkTarget, resolveLink } from '../links/resolve-link.ts';
import { type MenuPlace, menuPlace } from '../ordering/menu-place.ts';

export type CodeTarget = LinkTarget | { kind: 'menu'; place: MenuPlace };

export function judgeCode(text: string, orderingHost: string): CodeTarget {
  const place = menuPlace(text, 'scan', orderingHost);
  return place ? { kind: 'menu', place } : resolveLink(text, 'scan');
}

/** Whom an outside address belongs to, as it is to be shown: letters that only look like ours are not. */
export function hostOf(url: string): string {
  return new URL(url).host;
}
