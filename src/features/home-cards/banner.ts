/** Where a banner and the brand card lead. Spec home 2, 5, 6; decisions "Links". */
import type { Banner } from '../../api/generated/types.ts';
import type { Locale } from '../../i18n/locale.ts';
import { pickLocale } from '../../i18n/pick-locale.ts';
import { type LinkTarget, resolveLink } from '../links/resolve-link.ts';

export type BannerTarget = LinkTarget | { kind: 'missing' };

/** The jump URL of the language (fallback id-ID); routes of ours carry the ad trace on. */
export function bannerTarget({ bannerJumpUrlMap, adTrace }: Banner, locale: Locale): BannerTarget {
  const raw = pickLocale(bannerJumpUrlMap, locale);
  if (!raw) return { kind: 'missing' };
  const target = resolveLink(raw, 'banner');
  if (target.kind !== 'route' || !adTrace) return target;
  const query = new URLSearchParams(target.to.search);
  query.set('adTrace', adTrace);
  return { kind: 'route', to: { ...target.to, search: `?${query.toString()}` } };
}

/** Where the brand card leads; `raw` is the configured page. */
export function brandTarget(raw: string): BannerTarget {
  return raw ? resolveLink(raw, 'brand') : { kind: 'missing' };
}
