import { useRef } from 'react';
import { BrandItem, BrandSkeleton } from '../../features/brands/BrandItem.tsx';
import { PavilionBanner } from '../../features/brands/BrandParts.tsx';
import { useBrands } from '../../features/brands/use-brands.ts';
import { PatientFailure } from '../../features/failure/LoadFailure.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { PagedList } from '../../features/paged-list/PagedList.tsx';
import { ShareButton } from '../../features/share/ShareSheet.tsx';
import { useShareContent } from '../../features/share/share-content.ts';
import type { BrandEntry } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { classes } from '../../ui/classes.ts';
import space from '../../ui/style/space.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './BrandsScreen.module.css';

const SIX = [0, 1, 2, 3, 4, 5];

const row = (brand: BrandEntry, position: number) => (
  <BrandItem as="div" brand={brand} at={{ scene: 'brands', position }} />
);

/** The brand pavilion. Merchant 2 "Brands page". */
export function BrandsScreen() {
  const text = useText();
  const back = useBackButton();
  const toHome = useToHome();
  const scroller = useRef<HTMLElement>(null);
  const brands = useBrands();
  const first = brands.pages?.[0];
  const title = text('brands.title');
  const share = useShareContent(first?.shareInfo, title, paths.brands());
  return (
    <Screen
      scrollRef={scroller}
      header={<ActionBar title={title} back={back} actions={<ShareButton content={share} />} />}
    >
      <div className={classes(space['pad4'], css['content'])}>
        {first?.headBanner && brands.rows.length > 0 && (
          <PavilionBanner banner={first.headBanner} />
        )}
        <div className={css['list']}>
          <PagedList
            list={brands}
            row={row}
            label={title}
            scrollerRef={scroller}
            waiting={
              <div className={layout['stack3']} role="status" aria-label={text('brands.loading')}>
                <Skeleton width="100%" height={140} radius={16} />
                {SIX.map((place) => (
                  <BrandSkeleton key={place} />
                ))}
              </div>
            }
            Failure={PatientFailure}
            empty={
              <StateBlock
                picture="nothingFound"
                title={text('brands.emptyTitle')}
                description={text('brands.emptyNote')}
                action={{ ...toHome, label: text('order.explore') }}
              />
            }
          />
        </div>
      </div>
    </Screen>
  );
}
