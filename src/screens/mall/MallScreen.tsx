import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { MallDetailData, MallId } from '../../api/generated/types.ts';
import { CouponTileItem } from '../../features/coupon/CouponTileItem.tsx';
import { Loaded } from '../../features/failure/Loaded.tsx';
import { useRouteParams } from '../../features/links/use-route-params.ts';
import { useLocationStart } from '../../features/location/location.ts';
import { useMall, useMallVouchers } from '../../features/mall/use-malls.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { OpenLine } from '../../features/opening-hours/OpenLine.tsx';
import { storeTime } from '../../features/opening-hours/store-time.ts';
import { TimingsList } from '../../features/opening-hours/TimingsList.tsx';
import { useMinute } from '../../features/opening-hours/use-minute.ts';
import { openingAt, weekSpans } from '../../features/opening-hours/week.ts';
import { ShareButton } from '../../features/share/ShareSheet.tsx';
import { useShareContent } from '../../features/share/share-content.ts';
import { StoreCardSkeleton } from '../../features/store-list/StoreCardSkeleton.tsx';
import { AddressSection } from '../../features/store-page/AddressSection.tsx';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon, clockIcon } from '../../ui/icons.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-url.ts';
import { Screen } from '../../ui/Screen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TitledSection } from '../../ui/TitledSection.tsx';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import { Directory } from './Directory.tsx';
import css from './Mall.module.css';
import { MALL_PICTURE, MallFacts, Malls } from './MallListScreen.tsx';

export { takeMall } from '../../features/mall/arrived.ts';

const THREE = [0, 1, 2];
/** Of a voucher in the strip with two lines of a name and a struck price. */
const VOUCHER_PX = 212;
/** A voucher's picture in the strip; the list sets `--tile-width`. */
const SQUARE = { asked: ASKED.coupon, width: 116, height: 116 };

/** A mall, of `?id=`. Merchant 8: a link without one is reported; the malls stand below to choose from. */
export function MallScreen() {
  const { id } = useRouteParams('mall');
  return id === undefined ? <ChooseMall /> : <Mall id={id} />;
}

function ChooseMall() {
  const text = useText();
  useEffect(() => {
    reportProblem('mall.id', new Error('a link to a mall without its id'));
  }, []);
  return (
    <Malls
      notice={
        <p className={tint['aside']} role="alert">
          {text('mall.choose')}
        </p>
      }
    />
  );
}

function Mall({ id }: { id: MallId }) {
  const text = useText();
  const navigate = useNavigate();
  const scroller = useRef<HTMLElement>(null);
  useLocationStart();
  const thing = useMall(id);
  // With the mall, not after it.
  const vouchers = useMallVouchers(id);
  const title = thing.data?.mall.mallName ?? text('platform.pageMall');
  const share = useShareContent(thing.data?.shareInfo, title, paths.mall({ id }));
  return (
    <Screen
      scrollRef={scroller}
      header={
        <ActionBar title={title} back={useBackButton()} actions={<ShareButton content={share} />} />
      }
    >
      <Loaded
        thing={thing}
        since="mall.since"
        skeleton={
          <div
            className={classes(layout['stack4'], space['pad4'])}
            role="status"
            aria-label={text('mall.loading')}
          >
            <Skeleton width="100%" height={164} radius={16} />
            <Skeleton width="60%" height={20} />
            <Skeleton width="100%" height={112} radius={12} />
            <StoreCardSkeleton />
          </div>
        }
        wayOn={{
          label: text('mall.toAll'),
          onSelect: () => void navigate(paths.shoppingMallListPage(), { replace: true }),
        }}
      >
        {(data) => (
          <>
            <Head data={data} />
            <Vouchers id={id} query={vouchers} />
            <Directory mallId={id} floors={data.floorList} scrollerRef={scroller} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function Head({ data }: { data: MallDetailData }) {
  const { mall, address, mapLinkAddress } = data;
  return (
    <div className={classes(layout['stack3'], space['pad4'])}>
      <Picture
        className={classes(layout['wide'], box['roundedBanner'])}
        src={mall.iconUrl}
        asked={MALL_PICTURE}
        width={360}
        height={180}
        alt=""
        background={mall.backgroundColor}
        priority="high"
      />
      <div>
        <p className={classes(font['big'], font['headline'])}>{mall.mallName}</p>
        <p className={classes(tint['softWords'], space['aboveHair'])}>
          <MallFacts mall={mall} />
        </p>
        {data.dayPartTimeList.length > 0 && <Hours data={data} />}
      </div>
      <AddressSection store={{ storeAddress: address, mapLinkAddress }} />
    </div>
  );
}

/** Whether it is open now; its week on a tap. */
function Hours({ data: { dayPartTimeList, timeZone } }: { data: MallDetailData }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const now = storeTime(useMinute(), timeZone);
  return (
    <>
      <button
        type="button"
        className={classes(
          layout['row2'],
          layout['wideTarget'],
          surface['tap'],
          tint['soft'],
          space['above1'],
          letters['start'],
        )}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon shape={clockIcon} size={18} />
        <span className={layout['fill']}>
          <OpenLine state={openingAt(weekSpans(dayPartTimeList), now)} />
        </span>
        <span className={font['label']}>{text('merchant.hours')}</span>
        <Icon shape={chevronRightIcon} size={16} />
      </button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={text('merchant.hoursTitle')}
        closeLabel={text('common.close')}
      >
        <TimingsList parts={dayPartTimeList} today={now.day} />
      </Sheet>
    </>
  );
}

interface VouchersProps {
  id: MallId;
  query: ReturnType<typeof useMallVouchers>;
}

function Vouchers({ id, query: { data, isPending } }: VouchersProps) {
  const text = useText();
  if (isPending)
    return (
      <TitledSection title={text('mall.vouchers')}>
        <div className={classes(layout['beside'], css['strip'])} aria-hidden="true">
          {THREE.map((place) => (
            <Skeleton key={place} width={116} height={VOUCHER_PX} radius={12} />
          ))}
        </div>
      </TitledSection>
    );
  if (!data || data.assetList.length === 0) return null;
  return (
    <TitledSection title={text('mall.vouchers')}>
      <ul className={classes(layout['beside'], css['strip'])}>
        {data.assetList.map((asset, position) => (
          <CouponTileItem
            key={asset.assetId}
            asset={asset}
            at={{ scene: 'mall', position, traceId: data.traceId }}
            picture={SQUARE}
            note={asset.storeInfo.storeName}
            list={id}
          />
        ))}
      </ul>
    </TitledSection>
  );
}
