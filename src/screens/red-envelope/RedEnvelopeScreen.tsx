import { useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import type { AssetCard } from '../../api/generated/types.ts';
import { CouponRow } from '../../features/coupon/CouponRow.tsx';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { useGo } from '../../features/navigation/go.ts';
import { Link } from '../../features/navigation/Link.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { useMinute } from '../../features/opening-hours/use-minute.ts';
import { PagedList } from '../../features/paged-list/PagedList.tsx';
import { envelopeAt } from '../../features/wallet/left-days.ts';
import { EnvelopeTicket } from '../../features/wallet/EnvelopeTicket.tsx';
import { useEnvelopeProducts } from '../../features/wallet/use-envelopes.ts';
import { VisitorBlock } from '../../features/member/VisitorBlock.tsx';
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
import css from './RedEnvelopeScreen.module.css';

/** Contract `TOKEN_ABSENT`: unknown, or another user's. */
const ABSENT = ['100000070'];
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
  const id = new URLSearchParams(useLocation().search).get('id') ?? '';
  return (
    <Screen scrollRef={scroller} header={<ActionBar title={text(title)} back={back} />}>
      {!isMember ? (
        <VisitorBlock scene="coupons" title="offers.visitorTitle" note="offers.visitorNote" />
      ) : id === '' ? (
        <StateBlock
          picture="notFound"
          title={text('offers.absentTitle')}
          description={text('offers.absentNote')}
          action={{ label: text('offers.toList'), onSelect: () => go(paths.myOffers(), true) }}
        />
      ) : (
        <Envelope key={id} id={id} isWhole={isWhole} scrollerRef={scroller} />
      )}
    </Screen>
  );
}

interface EnvelopeProps {
  id: string;
  isWhole: boolean;
  scrollerRef: RefObject<HTMLElement | null>;
}

function Envelope({ id, isWhole, scrollerRef }: EnvelopeProps) {
  const text = useText();
  const go = useGo();
  const toHome = useToHome();
  const list = useEnvelopeProducts(id);
  const { query, pages, rows } = list;
  const nowMs = useMinute();
  const received = pages?.[0]?.envelope;
  const envelope = received && envelopeAt(received, nowMs);
  if (!envelope) {
    return query.error ? (
      <LoadFailure
        error={query.error}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
        absentCodes={ABSENT}
        wayOn={{ label: text('offers.toList'), onSelect: () => go(paths.myOffers(), true) }}
      />
    ) : (
      <div className={css['parts']} role="status" aria-label={text('common.loading')}>
        <Skeleton width="100%" height={128} radius={16} />
        <Skeleton width="100%" height={88} radius={12} />
        <Skeleton width="100%" height={88} radius={12} />
      </div>
    );
  }
  const { state, orderId } = envelope;
  const isOver = state === 'USED' || state === 'EXPIRED';
  return (
    <div className={css['parts']}>
      {/* Where nothing is listed any more the page says what became of it. */}
      {(!isWhole || isOver) && (
        <>
          <EnvelopeTicket envelope={envelope} isLink={false} />
          {!isOver && (
            <ul className={css['rules']}>
              <li>{text('offers.ruleOne')}</li>
              <li>{text('offers.ruleReturns')}</li>
              {envelope.appOnly && <li>{text('offers.ruleApp')}</li>}
            </ul>
          )}
          {isPresent(orderId) && (
            <Link
              className={css['order']}
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
              <ul className={css['list']} aria-label={text('offers.usableFor')}>
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
  <div className={css['product']}>
    <p className={css['store']}>{asset.storeInfo.storeName}</p>
    <CouponRow asset={asset} at={{ scene: 'red-envelope', position }} />
  </div>
);
