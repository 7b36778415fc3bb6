import { type RefObject, useId, useRef, useState } from 'react';
import type {
  CouponState,
  EnvelopeState,
  RedEnvelope,
  WalletCoupon,
} from '../../api/generated/types.ts';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { VisitorBlock } from '../../features/member/VisitorBlock.tsx';
import { Link } from '../../features/navigation/Link.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { LeftOut, leftOut } from '../../features/order/LeftOut.tsx';
import { PagedList } from '../../features/paged-list/PagedList.tsx';
import { CouponTicket, TicketSkeleton } from '../../features/wallet/CouponTicket.tsx';
import { EnvelopeTicket } from '../../features/wallet/EnvelopeTicket.tsx';
import { useEnvelopes } from '../../features/wallet/use-envelopes.ts';
import { lineId, useClaimed } from '../../features/wallet/use-wallet.ts';
import { type TextKey, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { useIsLoggedIn } from '../../session/session.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { tabPanel, Tabs } from '../../ui/Tabs.tsx';
import { classes } from '../../ui/classes.ts';
import { chevronRightIcon, giftIcon, pencilIcon } from '../../ui/icons.ts';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import space from '../../ui/style/space.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './OffersScreen.module.css';

interface Offers {
  title: TextKey;
  envelopes: readonly EnvelopeState[];
  coupons: readonly CouponState[];
  emptyEnvelopes: TextKey;
  emptyCoupons: TextKey;
}

const CURRENT: Offers = {
  title: 'platform.pageOffers',
  envelopes: ['UNUSED', 'LOCKED'],
  coupons: ['valid_coupon'],
  emptyEnvelopes: 'offers.noEnvelopes',
  emptyCoupons: 'offers.noCoupons',
};

const PAST: Offers = {
  title: 'platform.pageOffersHistory',
  envelopes: ['USED', 'EXPIRED'],
  coupons: ['used', 'expired'],
  emptyEnvelopes: 'offers.noPastEnvelopes',
  emptyCoupons: 'offers.noPastCoupons',
};

type Part = 'envelopes' | 'coupons';
const USUAL_HEIGHT_PX = 132;
const FOUR = [0, 1, 2, 3];

/** What the user was given and can use. Home 2 `myOffers`. */
export function MyOffersScreen() {
  return <OffersScreen offers={CURRENT} />;
}

/** What is used or over. Home 2 `historyOffers`. */
export function HistoryOffersScreen() {
  return <OffersScreen offers={PAST} />;
}

function OffersScreen({ offers }: { offers: Offers }) {
  const text = useText();
  const back = useBackButton();
  const isMember = useIsLoggedIn();
  const scroller = useRef<HTMLElement>(null);
  const tabs = useId();
  const [part, setPart] = useState<Part>('envelopes');
  const title = text(offers.title);
  const list = { offers, label: title, scrollerRef: scroller };
  return (
    <Screen scrollRef={scroller} header={<ActionBar title={title} back={back} />}>
      {isMember ? (
        <>
          {offers === CURRENT && <OfferWays />}
          <Tabs
            id={tabs}
            label={title}
            tabs={[
              { value: 'envelopes', name: text('offers.envelopes') },
              { value: 'coupons', name: text('offers.coupons') },
            ]}
            chosen={part}
            onChoose={(value) => setPart(value as Part)}
          />
          <div className={css['panel']} {...tabPanel(tabs, part)}>
            {part === 'envelopes' ? <Envelopes {...list} /> : <Coupons {...list} />}
          </div>
        </>
      ) : (
        <VisitorBlock scene="coupons" title="offers.visitorTitle" note="offers.visitorNote" />
      )}
    </Screen>
  );
}

interface ListProps {
  offers: Offers;
  label: string;
  scrollerRef: RefObject<HTMLElement | null>;
}

const drawEnvelope = (envelope: RedEnvelope) => (
  <EnvelopeTicket key={envelope.redEnvelopeId} envelope={envelope} />
);
const drawCoupon = (coupon: WalletCoupon) => <CouponTicket key={lineId(coupon)} coupon={coupon} />;

function Envelopes({ offers, label, scrollerRef }: ListProps) {
  const list = useEnvelopes(offers.envelopes, true);
  // Each page has the count of all.
  const counts = [list.pages?.[0]?.leftOut];
  return (
    <>
      <LeftOut counts={counts} />
      <PagedList
        list={list}
        label={label}
        scrollerRef={scrollerRef}
        usualHeightPx={USUAL_HEIGHT_PX}
        row={drawEnvelope}
        waiting={<Waiting />}
        Failure={LoadFailure}
        empty={
          leftOut(counts) === 0 && (
            <Nothing title={offers.emptyEnvelopes} note="offers.noEnvelopesNote" />
          )
        }
      />
    </>
  );
}

function Coupons({ offers, label, scrollerRef }: ListProps) {
  return (
    <PagedList
      list={useClaimed(offers.coupons, true)}
      label={label}
      scrollerRef={scrollerRef}
      usualHeightPx={USUAL_HEIGHT_PX}
      row={drawCoupon}
      waiting={<Waiting />}
      Failure={LoadFailure}
      empty={<Nothing title={offers.emptyCoupons} note="offers.noCouponsNote" />}
    />
  );
}

function Waiting() {
  const text = useText();
  return (
    <div className={layout['stack3']} role="status" aria-label={text('common.loading')}>
      {FOUR.map((place) => (
        <TicketSkeleton key={place} />
      ))}
    </div>
  );
}

function Nothing({ title, note }: { title: TextKey; note: TextKey }) {
  const text = useText();
  const toHome = useToHome();
  return (
    <StateBlock
      picture="noVouchers"
      title={text(title)}
      description={text(note)}
      action={{ ...toHome, label: text('order.explore') }}
    />
  );
}

/** Where more is given: a code that one has, and the campaign that runs. */
function OfferWays() {
  const text = useText();
  return (
    <nav
      className={classes(surface['sheet'], layout['stack'], box['divided'], css['ways'])}
      aria-label={text('offers.more')}
    >
      <Link
        className={classes(layout['row3'], font['strong'], space['pad2by4'], box['tall'])}
        to={paths.appDownload({ code: '' })}
      >
        <Icon shape={pencilIcon} size={22} />
        <span className={layout['fillWords']}>{text('offers.enterCode')}</span>
        <Icon shape={chevronRightIcon} size={18} />
      </Link>
      <Link
        className={classes(layout['row3'], font['strong'], space['pad2by4'], box['tall'])}
        to={paths.operationalDelivery({})}
      >
        <Icon shape={giftIcon} size={22} />
        <span className={layout['fillWords']}>{text('offers.toCampaign')}</span>
        <Icon shape={chevronRightIcon} size={18} />
      </Link>
    </nav>
  );
}
