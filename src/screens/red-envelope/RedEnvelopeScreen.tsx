import { useRef, type RefObject } from 'react';
import * as codes from '../../api/generated/codes.ts';
import type { AssetCard } from '../../api/generated/types.ts';
import { CouponRow } from '../../features/coupon/CouponRow.tsx';
import { absentAt, type FailureRows } from '../../features/failure/failure-rows.ts';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { useThing } from '../../features/failure/use-thing.ts';
import { useRouteParams } from '../../features/links/use-route-params.ts';
import { Link, useGo } from '../../features/navigation/Link.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { useMinute } from '../../features/opening-hours/use-minute.ts';
import { PagedList } from '../../features/paged-list/PagedList.tsx';
import { envelopeAt } from '../../features/wallet/left-days.ts';
import { EnvelopeTicket } from '../../features/wallet/EnvelopeTicket.tsx';
import { useEnvelopeProducts } from '../../features/wallet/use-envelopes.ts';
import { OwnThing } from '../../features/member/OwnThing.tsx';
import { type TextKey, useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { paths } from '../../paths.ts';
import { useIsLoggedIn } from '../../session/session.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { TitledSection } from '../../ui/TitledSection.tsx';
import { classes } from '../../ui/classes.ts';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';

/** Contract `TOKEN_ABSENT`: unknown, or another user's. */
const FAILURES: FailureRows = {
  ...absentAt(codes.TOKEN_ABSENT),
  unnamed: {
    picture: 'notFound',
    title: 'offers.absentTitle',
    note: 'offers.absentNote',
    action: 'wayOn',
  },
};
/** On the envelope's own page; all are on the next one. */
const FEW = 3;
const USUAL_HEIGHT_PX = 88;

/** A red envelope: how much, for what, until when. Home 2 `redEnvelopeDetail`. */
export function RedEnvelopeDetailScreen() {
  return <RedEnvelopeScreen title="platform.pageRedPacket" isWhole={false} />;
}

/** Everything that it can be used for. Home 2 `redEnvelopeProducts`. */
export function RedEnvelopeProductsScreen() {
  return <RedEnvelopeScreen title="platform.pageRedPacketProducts" isWhole />;
}

function RedEnvelopeScreen({ title, isWhole }: { title: TextKey; isWhole: boolean }) {
  const text = useText();
  const back = useBackButton();
  const go = useGo();
  const scroller = useRef<HTMLElement>(null);
  const isMember = useIsLoggedIn();
  const { id = '' } = useRouteParams(isWhole ? 'redEnvelopeProducts' : 'redEnvelopeDetail');
  const list = useEnvelopeProducts(isMember ? id : '');
  const { query, pages } = list;
  const nowMs = useMinute();
  const received = pages?.[0]?.envelope;
  const thing = useThing(
    {
      data: received && envelopeAt(received, nowMs),
      dataUpdatedAt: query.dataUpdatedAt,
      // With an envelope the list says why it does not go on.
      error: received ? null : query.error,
      isFetching: query.isFetching,
      refetch: query.refetch,
    },
    { isNamed: id !== '', rows: FAILURES },
  );
  return (
    <Screen scrollRef={scroller} header={<ActionBar title={text(title)} back={back} />}>
      <OwnThing
        visitor={{ scene: 'coupons', title: 'offers.visitorTitle', note: 'offers.visitorNote' }}
        thing={thing}
        skeleton={
          <div
            className={classes(layout['stack4'], layout['sections'])}
            role="status"
            aria-label={text('common.loading')}
          >
            <Skeleton width="100%" height={128} radius={16} />
            <Skeleton width="100%" height={88} radius={12} />
            <Skeleton width="100%" height={88} radius={12} />
          </div>
        }
        wayOn={{ label: text('offers.toList'), onSelect: () => go(paths.myOffers(), true) }}
      >
        {(envelope) => (
          <Envelope key={id} {...{ envelope, list, isWhole }} scrollerRef={scroller} />
        )}
      </OwnThing>
    </Screen>
  );
}

interface EnvelopeProps {
  envelope: ReturnType<typeof envelopeAt>;
  /** What it can be used for. */
  list: ReturnType<typeof useEnvelopeProducts>;
  isWhole: boolean;
  scrollerRef: RefObject<HTMLElement | null>;
}

function Envelope({ envelope, list, isWhole, scrollerRef }: EnvelopeProps) {
  const text = useText();
  const go = useGo();
  const toHome = useToHome();
  const { rows } = list;
  const { state, orderId, redEnvelopeId: id } = envelope;
  const isOver = state === 'USED' || state === 'EXPIRED';
  return (
    <div className={classes(layout['stack4'], layout['sections'])}>
      {/* Where nothing is listed any more the page says what became of it. */}
      {(!isWhole || isOver) && (
        <>
          <EnvelopeTicket envelope={envelope} isLink={false} />
          {!isOver && (
            <ul className={classes(layout['stack1'], letters['bullets'], tint['soft'])}>
              <li>{text('offers.ruleOne')}</li>
              <li>{text('offers.ruleReturns')}</li>
              {envelope.appOnly && <li>{text('offers.ruleApp')}</li>}
            </ul>
          )}
          {isPresent(orderId) && (
            <Link
              className={classes(layout['row'], font['action'], letters['sky'])}
              to={
                state === 'LOCKED'
                  ? paths.cashier({ orderId })
                  : paths.groupCouponOrderDetail({ orderId })
              }
            >
              {text(state === 'LOCKED' ? 'offers.toPayment' : 'offers.toOrder')}
            </Link>
          )}
          {isOver && (
            <Button variant="secondary" wide onClick={toHome.onSelect}>
              {text('order.explore')}
            </Button>
          )}
        </>
      )}
      {!isOver && (
        <TitledSection title={text('offers.usableFor')}>
          {isWhole || rows.length === 0 ? (
            <PagedList
              list={list}
              label={text('offers.usableFor')}
              scrollerRef={scrollerRef}
              usualHeightPx={USUAL_HEIGHT_PX}
              row={drawProduct}
              waiting={<Skeleton width="100%" height={88} radius={12} />}
              Failure={LoadFailure}
              empty={
                <StateBlock
                  picture="doneToday"
                  title={text('offers.nothingOnSale')}
                  description={text('offers.nothingOnSaleNote')}
                  action={{ ...toHome, label: text('order.explore') }}
                />
              }
            />
          ) : (
            <>
              <ul
                className={classes(layout['stack3'], space['below3'])}
                aria-label={text('offers.usableFor')}
              >
                {rows.slice(0, FEW).map(({ id: assetId, item }, position) => (
                  <li key={assetId}>{drawProduct(item, position)}</li>
                ))}
              </ul>
              {rows.length > FEW && (
                <Button
                  variant="secondary"
                  wide
                  onClick={() => go(paths.redEnvelopeProducts({ id }))}
                >
                  {text('offers.allProducts')}
                </Button>
              )}
            </>
          )}
        </TitledSection>
      )}
    </div>
  );
}

const drawProduct = (asset: AssetCard, position: number) => (
  <div className={surface['panel3']}>
    <p className={classes(tint['softWords'], space['below1'])}>{asset.storeInfo.storeName}</p>
    <CouponRow asset={asset} at={{ scene: 'red-envelope', position }} />
  </div>
);
