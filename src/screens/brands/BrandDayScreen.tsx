import { type RefObject, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as codes from '../../api/generated/codes.ts';
import type { AssetCard } from '../../api/generated/types.ts';
import {
  type ReceivedDay,
  useBrandDay,
  useDayBrands,
  useDayOffers,
} from '../../features/brands/brand-day.ts';
import { BrandItem, BrandSkeleton } from '../../features/brands/BrandItem.tsx';
import {
  BrandBones,
  BrandFace,
  BrandSection,
  DayCountdown,
  SQUARE,
} from '../../features/brands/BrandParts.tsx';
import { CouponTileItem } from '../../features/coupon/CouponTileItem.tsx';
import { absentAt } from '../../features/failure/failure-rows.ts';
import { Loaded } from '../../features/failure/Loaded.tsx';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { useThing } from '../../features/failure/use-thing.ts';
import { useRouteParams } from '../../features/links/use-route-params.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { PagedList } from '../../features/paged-list/PagedList.tsx';
import { ShareButton } from '../../features/share/ShareSheet.tsx';
import { useShareContent } from '../../features/share/share-content.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { classes } from '../../ui/classes.ts';
import { Screen } from '../../ui/Screen.tsx';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { tabPanel, Tabs } from '../../ui/Tabs.tsx';
import letters from '../../ui/style/letters.module.css';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './BrandDayScreen.module.css';

const FAILURES = absentAt(codes.BRAND_DAY_ABSENT);
const TWO = [0, 1];
const FOUR = [0, 1, 2, 3];

/** A brand day: of `?id=`, otherwise the running or next one. */
export function BrandDayScreen() {
  const text = useText();
  const pick = usePickLocale();
  const back = useBackButton();
  const scroller = useRef<HTMLElement>(null);
  const { id = '' } = useRouteParams('bigBrandActivity');
  const thing = useThing(useBrandDay(id), { rows: FAILURES });
  const page = thing.data?.page;
  const title = pick(page?.title) ?? text('platform.pageBigBrand');
  const navigate = useNavigate();
  const share = useShareContent(
    page?.shareInfo,
    title,
    paths.bigBrandActivity({ id: page?.pageId ?? id }),
  );
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
            <Skeleton width="70%" height={20} />
            <Skeleton width="100%" height={44} />
            <Skeleton width="100%" height={180} />
          </BrandBones>
        }
        wayOn={{
          label: text('brands.toAll'),
          onSelect: () => void navigate(paths.brands(), { replace: true }),
        }}
      >
        {(day) => (
          <Day
            key={day.page.pageId}
            day={day}
            title={title}
            scroller={scroller}
            onPhaseEnd={thing.retry}
          />
        )}
      </Loaded>
    </Screen>
  );
}

interface DayProps {
  day: ReceivedDay;
  title: string;
  scroller: RefObject<HTMLElement | null>;
  onPhaseEnd: () => void;
}

function Day({ day, title, scroller, onPhaseEnd }: DayProps) {
  const text = useText();
  const pick = usePickLocale();
  const [areRulesOpen, setRulesOpen] = useState(false);
  const { page } = day;
  const [sectionId, setSectionId] = useState(page.sectionList[0]?.sectionId ?? '');
  const tabs = useId();
  const rules = pick(page.ruleDesc);
  const { data: brands = [], isPending: areBrandsComing } = useDayBrands(page.pageId);
  return (
    <>
      <BrandFace
        banner={pick(page.bannerImageUrlMap)}
        alt={title}
        backgroundColor={page.backgroundColor}
      >
        <div className={classes(layout['ends'], space['above1'], space['gap0by3'], box['tall'])}>
          <DayCountdown key={day.phase.phase} phase={day.phase} onAsk={onPhaseEnd} />
          {rules && (
            <button
              type="button"
              className={classes(layout['target'], tint['textButton'], space['toEnd'])}
              aria-haspopup="dialog"
              onClick={() => setRulesOpen(true)}
            >
              {text('brands.rules')}
            </button>
          )}
        </div>
      </BrandFace>
      {(areBrandsComing || brands.length > 0) && (
        <BrandSection title={text('brands.dayBrands')}>
          <ul
            className={classes(layout['beside'], css['brands'])}
            aria-hidden={areBrandsComing || undefined}
          >
            {areBrandsComing &&
              TWO.map((place) => (
                <li key={place} className={css['bone']}>
                  <BrandSkeleton />
                </li>
              ))}
            {brands.map((brand, at) => (
              // The server gives no id, and two brands may share a name.
              <BrandItem key={at} brand={brand} at={{ scene: 'brand-day', position: at }} />
            ))}
          </ul>
        </BrandSection>
      )}
      {page.sectionList.length > 0 && (
        <BrandSection title={text('brands.dayOffers')}>
          {page.sectionList.length > 1 && (
            <Tabs
              id={tabs}
              label={text('brands.sections')}
              tabs={page.sectionList.map((section) => ({
                value: section.sectionId,
                name: pick(section.name) ?? '',
              }))}
              chosen={sectionId}
              onChoose={setSectionId}
            />
          )}
          <div {...(page.sectionList.length > 1 ? tabPanel(tabs, sectionId) : {})}>
            <Offers
              key={sectionId}
              pageId={page.pageId}
              sectionId={sectionId}
              scroller={scroller}
            />
          </div>
        </BrandSection>
      )}
      <Sheet
        isOpen={areRulesOpen}
        onClose={() => setRulesOpen(false)}
        title={text('brands.rules')}
        closeLabel={text('common.close')}
      >
        <p className={classes(tint['softWords'], letters['lines16'], letters['keptLines'])}>
          {rules}
        </p>
      </Sheet>
    </>
  );
}

const offer = (asset: AssetCard, position: number) => (
  <CouponTileItem
    as="div"
    className={css['offer']}
    asset={asset}
    at={{ scene: 'brand-day', position }}
    picture={SQUARE}
    note={asset.storeInfo.storeName}
    list="offers"
  />
);

function Offers({
  pageId,
  sectionId,
  scroller,
}: {
  pageId: string;
  sectionId: string;
  scroller: RefObject<HTMLElement | null>;
}) {
  const text = useText();
  const navigate = useNavigate();
  return (
    <PagedList
      list={useDayOffers(pageId, sectionId)}
      row={offer}
      scrollerRef={scroller}
      className={css['offers']}
      waiting={
        <div className={css['offers']} role="status" aria-label={text('common.loading')}>
          {FOUR.map((place) => (
            <Skeleton key={place} width="100%" height={180} radius={12} />
          ))}
        </div>
      }
      Failure={LoadFailure}
      empty={
        <StateBlock
          picture="doneToday"
          title={text('brands.noOffers')}
          action={{ label: text('brands.toAll'), onSelect: () => void navigate(paths.brands()) }}
          heading="p"
        />
      }
    />
  );
}
