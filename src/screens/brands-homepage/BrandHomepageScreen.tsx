import { type RefObject, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { BrandHomepageData, StoreEntry } from '../../api/generated/types.ts';
import { BrandBones, BrandFace, BrandSection } from '../../features/brands/BrandParts.tsx';
import { useBrand, useBrandStores } from '../../features/brands/use-brand.ts';
import { SQUARE } from '../../features/coupon/square.ts';
import { CouponTileItem } from '../../features/coupon/CouponTileItem.tsx';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { KeptStoreCard } from '../../features/favourite/KeptStoreCard.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { PagedList } from '../../features/paged-list/PagedList.tsx';
import { ShareButton } from '../../features/share/ShareButton.tsx';
import { useShareContent } from '../../features/share/use-share-content.ts';
import { StoreCardSkeleton } from '../../features/store-list/StoreCardSkeleton.tsx';
import { formatCount } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { ClampedText } from '../../ui/ClampedText.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-sizes.ts';
import { Screen } from '../../ui/Screen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import css from './BrandHomepageScreen.module.css';

/** Contract `BRAND_ABSENT`. */
const ABSENT = ['6410401'];
const INTRODUCTION_LINES = 3;

/** One brand. Merchant 2; `?id=`. */
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
          <StateBlock picture="notFound" title={text('brands.parameterError')} action={wayOn} />
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
        <BrandBones>
          <Skeleton width="100%" height={150} radius={16} />
          <Skeleton width="60%" height={20} />
          <Skeleton width="100%" height={64} />
          <StoreCardSkeleton />
        </BrandBones>
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
    <BrandFace banner={pick(brand.bannerImageUrl)} alt="" backgroundColor={brand.backgroundColor}>
      <div className={css['who']}>
        <Picture
          className={css['logo']}
          src={brand.logo}
          asked={ASKED.brandLogo}
          width={64}
          height={64}
          alt=""
        />
        <div className={css['names']}>
          <p className={css['name']}>{brand.name}</p>
          <p className={css['facts']}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <div className={css['introduction']}>
        <ClampedText
          content={pick(brand.introduction) ?? ''}
          maxLines={INTRODUCTION_LINES}
          moreLabel={text('brands.more')}
          lessLabel={text('brands.less')}
        />
      </div>
    </BrandFace>
  );
}

function Vouchers({ brand }: { brand: BrandHomepageData }) {
  const text = useText();
  if (brand.assetList.length === 0) return null;
  return (
    <BrandSection title={text('brands.vouchers')}>
      <ul className={css['strip']}>
        {brand.assetList.map((asset, position) => (
          <CouponTileItem
            key={asset.assetId}
            asset={asset}
            at={{ scene: 'brand', position }}
            picture={SQUARE}
            note={asset.storeInfo.storeName}
            list={brand.brandId}
          />
        ))}
      </ul>
    </BrandSection>
  );
}

const store = (entry: StoreEntry, position: number) => (
  <KeptStoreCard store={entry} scene="brand" position={position} />
);

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
  const navigate = useNavigate();
  const none = (
    <StateBlock
      picture="nothingFound"
      title={text('brands.noStores')}
      action={{ label: text('brands.toAll'), onSelect: () => void navigate(paths.brands()) }}
      heading="p"
    />
  );
  return (
    <BrandSection title={text('brands.stores')}>
      <div className={css['stores']}>
        <PagedList
          list={useBrandStores(id)}
          row={store}
          scrollerRef={scroller}
          waiting={count > 0 ? <StoreCardSkeleton /> : none}
          Failure={LoadFailure}
          empty={none}
        />
      </div>
    </BrandSection>
  );
}
