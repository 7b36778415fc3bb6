import type { HeadBanner } from '../../api/generated/types.ts';
import { useLocale, usePickLocale } from '../../i18n/i18n.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { TargetLink } from '../navigation/TargetLink.tsx';
import css from './PavilionBanner.module.css';

/** As on home, 12:5. */
const SIZE = { width: 360, height: 150 };

/**
 * Merchant 2: a picture per language; without one there is no banner. Merchant 5: without an address
 * for the current language it is no link.
 */
export function PavilionBanner({ banner }: { banner: HeadBanner }) {
  const locale = useLocale();
  const pick = usePickLocale();
  const src = pick(banner.bannerImageUrlMap);
  if (!src) return null;
  const jumpUrl = banner.bannerJumpUrlMap[locale];
  const picture = (
    <Picture
      className={css['picture']}
      src={src}
      {...SIZE}
      alt={pick(banner.name) ?? ''}
      background={banner.backgroundColor}
      priority="high"
    />
  );
  if (!jumpUrl) return <div className={css['banner']}>{picture}</div>;
  return (
    <TargetLink className={css['banner']} where="brands.banner" raw={jumpUrl} source="banner">
      {picture}
    </TargetLink>
  );
}
