import { type RefObject, useRef } from 'react';
import { useNavigate } from 'react-router';
import * as codes from '../../api/generated/codes.ts';
import type { BrandHomepageData, BrandId, StoreEntry } from '../../api/generated/types.ts';
import { BrandBones, BrandFace, BrandSection, SQUARE } from '../../features/brands/BrandParts.tsx';
import { useBrand, useBrandStores } from '../../features/brands/use-brands.ts';
import { CouponTileItem } from '../../features/coupon/CouponTileItem.tsx';
import { absentAt, type FailureRows } from '../../features/failure/failure-rows.ts';
import { Loaded } from '../../features/failure/Loaded.tsx';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { useThing } from '../../features/failure/use-thing.ts';
import { KeptStoreCard } from '../../features/favourite/KeptStoreCard.tsx';
import { useRouteParams } from '../../features/links/use-route-params.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { PagedList } from '../../features/paged-list/PagedList.tsx';
import { ShareButton } from '../../features/share/ShareSheet.tsx';
import { useShareContent } from '../../features/share/share-content.ts';
import { StoreCardSkeleton } from '../../features/store-list/StoreCardSkeleton.tsx';
import { formatCount } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { ClampedText } from '../../ui/ClampedText.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-url.ts';
import { Screen } from '../../ui/Screen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { classes } from '../../ui/classes.ts';
import tint from '../../ui/style/tint.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './BrandHomepageScreen.module.css';

const FAILURES: FailureRows = {
  ...absentAt(codes.BRAND_ABSENT),
  unnamed: { picture: 'notFound', title: 'brands.parameterError', action: 'wayOn' },
};
const INTRODUCTION_LINES = 3;

/** One brand. Merchant 2; `?id=`. */
export function BrandHomepageScreen() {
  const text = useText();
  const back = useBackButton();
  const scroller = useRef<HTMLElement>(null);
  const { id = '' } = useRouteParams('brandsHomepage');
  const thing = useThing(useBrand(id), { isNamed: id !== '', rows: FAILURES });
  const { data } = thing;
  const title = data?.name ?? text('platform.pageBrand');
  const navigate = useNavigate();
  const wayOn = {
    label: text('brands.toAll'),
    onSelect: () => void navigate(paths.brands(), { replace: true }),
  };
  const share = useShareContent(data?.shareInfo, title, paths.brandsHomepage({ id }));
  return (
    <Screen
      scrollRef={scroller}
      header={<ActionBar title={title} back={back} actions={<ShareButton content={share} />} />}
    >
      <Loaded
        thing={thing}
        skeleton={
          <BrandBones>
            <Skeleton width="100%" height={150} radius={16} />
            <Skeleton width="60%" height={20} />
            <Skeleton width="100%" height={64} />
            <StoreCardSkeleton />
          </BrandBones>
        }
        wayOn={wayOn}
      >
        {(brand) => (
          <>
            <Face brand={brand} />
            <Vouchers brand={brand} />
            <Stores id={id} scroller={scroller} count={brand.storeCount} />
          </>
        )}
      </Loaded>
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
      <div className={classes(layout['top3'], space['pad0by3'])}>
        <Picture
          className={css['logo']}
          src={brand.logo}
          asked={ASKED.brandLogo}
          width={64}
          height={64}
          alt=""
        />
        <div className={classes(layout['fill'], css['names'])}>
          <p className={classes(font['big'], font['headline'])}>{brand.name}</p>
          <p className={css['facts']}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <div className={classes(tint['soft'], space['above3'], css['introduction'])}>
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
      <ul className={classes(layout['beside'], css['strip'])}>
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
  id: BrandId;
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
      <div className={space['pad0by4']}>
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
