import { type RefObject, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { BrandHomepageData } from '../../api/generated/types.ts';
import { EndOfBrands } from '../../features/brands/EndOfBrands.tsx';
import { useBrand, useBrandStores } from '../../features/brands/use-brand.ts';
import { CouponTile } from '../../features/coupon/CouponTile.tsx';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { KeptStoreCard } from '../../features/favourite/KeptStoreCard.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { ShareButton } from '../../features/share/ShareButton.tsx';
import { useShareContent } from '../../features/share/use-share-content.ts';
import { StoreCardSkeleton } from '../../features/store-list/StoreCardSkeleton.tsx';
import { formatCount } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import css from './BrandHomepageScreen.module.css';
import { Introduction } from './Introduction.tsx';

/** Contract `BRAND_ABSENT`. */
const ABSENT = ['6410401'];

/** One brand: who it is, what it sells, where it is. Merchant 2; `?id=`. */
export function BrandHomepageScreen() {
  const text = useText();
  const back = useBackButton();
  const scroller = useRef<HTMLElement>(null);
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('id') ?? '';
  const brand = useBrand(id);
  const title = brand.data?.name ?? text('platform.pageBrand');
  const navigate = useNavigate();
  const wayOn = {
    label: text('brands.toAll'),
    onSelect: () => void navigate(paths.brands(), { replace: true }),
  };
  const share = useShareContent(brand.data?.shareInfo, title, paths.brandsHomepage({ id }));
  return (
    <Screen
      scrollRef={scroller}
      header={<ActionBar title={title} back={back} actions={<ShareButton content={share} />} />}
    >
      {id === '' ? (
        <div className={css['alone']}>
          <StateBlock picture="lost" title={text('brands.parameterError')} action={wayOn} />
        </div>
      ) : brand.data ? (
        <>
          <Face brand={brand.data} />
          <Vouchers brand={brand.data} />
          <Stores id={id} scroller={scroller} count={brand.data.storeCount} />
        </>
      ) : brand.error ? (
        <LoadFailure
          error={brand.error}
          isBusy={brand.isFetching}
          onRetry={() => void brand.refetch()}
          absentCodes={ABSENT}
          wayOn={wayOn}
        />
      ) : (
        <div className={css['bones']} role="status" aria-label={text('common.loading')}>
          <Skeleton width="100%" height={150} radius={16} />
          <Skeleton width="60%" height={20} />
          <Skeleton width="100%" height={64} />
          <StoreCardSkeleton />
        </div>
      )}
    </Screen>
  );
}

function Face({ brand }: { brand: BrandHomepageData }) {
  const text = useText();
  const pick = usePickLocale();
  const facts = [
    pick(brand.businessCategoryName),
    text('brands.storeCount', { count: brand.storeCount, shown: formatCount(brand.storeCount) }),
  ];
  return (
    <section className={css['face']}>
      <Picture
        className={css['banner']}
        src={pick(brand.bannerImageUrl)}
        width={360}
        height={150}
        alt=""
        background={brand.backgroundColor}
        priority="high"
      />
      <div className={css['who']}>
        <Picture className={css['logo']} src={brand.logo} width={64} height={64} alt="" />
        <div className={css['names']}>
          <p className={css['name']}>{brand.name}</p>
          <p className={css['facts']}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <Introduction words={pick(brand.introduction) ?? ''} />
    </section>
  );
}

function Vouchers({ brand }: { brand: BrandHomepageData }) {
  const text = useText();
  if (brand.assetList.length === 0) return null;
  return (
    <section className={css['section']} aria-labelledby="brand-vouchers">
      <h2 className={css['heading']} id="brand-vouchers">
        {text('brands.vouchers')}
      </h2>
      <ul className={css['strip']}>
        {brand.assetList.map((asset) => (
          <li key={asset.assetId}>
            <CouponTile asset={asset} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Stores({
  id,
  scroller,
  count,
}: {
  id: string;
  scroller: RefObject<HTMLElement | null>;
  count: number;
}) {
  const text = useText();
  const { query, stores } = useBrandStores(id);
  return (
    <section className={css['section']} aria-labelledby="brand-stores">
      <h2 className={css['heading']} id="brand-stores">
        {text('brands.stores')}
      </h2>
      {stores.length > 0 ? (
        <>
          <ul className={css['stores']}>
            {stores.map((store) => (
              <li key={store.poiId}>
                <KeptStoreCard store={store} scene="brand" />
              </li>
            ))}
          </ul>
          <EndOfBrands query={query} scrollerRef={scroller} />
        </>
      ) : query.error ? (
        <LoadFailure
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : query.isPending && count > 0 ? (
        <StoreCardSkeleton />
      ) : (
        <StateBlock picture="empty" title={text('brands.noStores')} heading="p" />
      )}
    </section>
  );
}
