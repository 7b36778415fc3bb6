import type { BrandEntry } from '../../api/generated/types.ts';
import { usePickLocale } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-sizes.ts';
import { chevronRightIcon } from '../../ui/icons.ts';
import { TargetLink } from '../navigation/TargetLink.tsx';
import css from './BrandCard.module.css';

/** Opens the brand's address, validated: https is added, our own opens in the app (merchant 5). */
export function BrandCard({ brand, onTap }: { brand: BrandEntry; onTap: () => void }) {
  const pick = usePickLocale();
  const subTitle = pick(brand.subTitle);
  return (
    <TargetLink
      className={css['card']}
      where="brands.url"
      onTap={onTap}
      raw={brand.url}
      source="brand"
    >
      <Picture
        className={css['logo']}
        src={brand.logo}
        asked={ASKED.brandLogo}
        width={56}
        height={56}
        alt=""
        background="transparent"
      />
      <span className={css['words']}>
        <span className={css['name']}>{brand.name}</span>
        {subTitle && <span className={css['sub']}>{subTitle}</span>}
      </span>
      <Icon shape={chevronRightIcon} size={18} className={css['arrow']} />
    </TargetLink>
  );
}
