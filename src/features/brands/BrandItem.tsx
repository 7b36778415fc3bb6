import type { BrandEntry } from '../../api/generated/types.ts';
import { usePickLocale } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-url.ts';
import { chevronRightIcon } from '../../ui/icons.ts';
import { TargetLink } from '../navigation/TargetLink.tsx';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Brands.module.css';
import type { CardPlace } from '../../telemetry/events.ts';
import { track } from '../../telemetry/report.ts';
import { Exposed } from '../../ui/list/Exposed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';

/** Opens the brand's address, validated: https is added, our own opens in the app (merchant 5). */
function BrandCard({ brand, onTap }: { brand: BrandEntry; onTap: () => void }) {
  const pick = usePickLocale();
  const subTitle = pick(brand.subTitle);
  return (
    <TargetLink
      className={classes(surface['panel3'], layout['row3'], css['card'])}
      where="brands.url"
      onTap={onTap}
      raw={brand.url}
      source="brand"
    >
      <Picture
        className={box['rounded']}
        src={brand.logo}
        asked={ASKED.brandLogo}
        width={56}
        height={56}
        alt=""
        background="transparent"
      />
      <span className={classes(layout['stack'], layout['fill'], space['gapHair'])}>
        <span className={classes(font['title'], font['words'])}>{brand.name}</span>
        {subTitle && (
          <span className={classes(font['clamp2'], font['closeWords'], tint['soft'])}>
            {subTitle}
          </span>
        )}
      </span>
      <Icon
        shape={chevronRightIcon}
        size={18}
        className={classes(layout['fixed'], tint['faint'])}
      />
    </TargetLink>
  );
}

interface BrandItemProps {
  as?: 'li' | 'div' | undefined;
  brand: BrandEntry;
  at: CardPlace;
}

/** A brand in a list. The server gives no id: name and position identify it. */
export function BrandItem({ as, brand, at }: BrandItemProps) {
  const told = { ...at, brand: brand.name };
  return (
    <Exposed
      as={as}
      id={`${at.scene} ${at.position} ${brand.name}`}
      onExposed={() => track('brand_expo', told)}
    >
      <BrandCard brand={brand} onTap={() => track('brand_card', told)} />
    </Exposed>
  );
}

export function BrandSkeleton() {
  return (
    <div className={classes(surface['panel3'], layout['row3'], css['card'])} aria-hidden="true">
      <Skeleton width={56} height={56} radius={12} />
      <span className={classes(layout['stack'], layout['fill'], space['gapHair'])}>
        <Skeleton width="55%" height={16} />
        <Skeleton width="80%" height={12} />
      </span>
    </div>
  );
}
