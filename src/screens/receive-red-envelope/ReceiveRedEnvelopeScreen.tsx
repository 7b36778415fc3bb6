import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../features/failure/Loaded.tsx';
import { useThing } from '../../features/failure/use-thing.ts';
import {
  GIFT_FAILURES,
  type GiftAddress,
  giftAddress,
  tokenQuery,
  type TokenView,
  claimOf,
} from '../../features/gift/gift-queries.ts';
import { useRouteParams } from '../../features/links/use-route-params.ts';
import { useGo } from '../../features/navigation/Link.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { useIsLoggedIn, userId } from '../../session/session.ts';
import { Screen } from '../../ui/Screen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/style/layout.module.css';
import { ReceiveView } from './ReceiveView.tsx';
import { useReceive } from '../../features/gift/use-receive.ts';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { Button } from '../../ui/Button.tsx';
import { FootBar } from '../../ui/ActionBar.tsx';

/**
 * A gift or a red envelope by its link or code: what it is, and one button to take it. Opening claims
 * nothing (buying 11).
 */
export function ReceiveRedEnvelopeScreen() {
  const address = giftAddress(useRouteParams('receiveRedEnvelope'));
  return <Receive key={JSON.stringify(address)} address={address} />;
}

function Receive({ address }: { address: GiftAddress | undefined }) {
  const text = useText();
  const back = useBackButton();
  const go = useGo();
  useIsLoggedIn();
  const query = useQuery<TokenView>(tokenQuery(address, userId()));
  const thing = useThing(query, { isNamed: address !== undefined, rows: GIFT_FAILURES });
  return (
    <Screen
      title={text('platform.pageReceive')}
      back={back}
      footer={address && thing.data && <ReceiveBar view={thing.data} address={address} />}
    >
      <Loaded
        thing={thing}
        skeleton={
          <div
            className={classes(layout['stack4'], layout['sections'])}
            role="status"
            aria-label={text('common.loading')}
          >
            <Skeleton width="60%" height={28} />
            <Skeleton width="100%" height={120} radius={16} />
            <Skeleton width="100%" height={72} radius={16} />
          </div>
        }
        // A mistyped code is typed again.
        wayOn={{
          label: text('gift.typeCode'),
          onSelect: () => go(paths.appDownload({ code: '' }), true),
        }}
      >
        {(view) => <ReceiveView view={view} onEnd={() => void query.refetch()} />}
      </Loaded>
    </Screen>
  );
}

interface ReceiveBarProps {
  view: TokenView;
  address: GiftAddress;
}

/** The one next step of each state. */
function ReceiveBar({ view, address }: ReceiveBarProps) {
  const text = useText();
  const go = useGo();
  const toHome = useToHome();
  const here = paths.receiveRedEnvelope(address);
  const { receive, isBusy } = useReceive(here);
  const { state, gift, envelope } = view;
  const claim = claimOf(address);
  const couponId = gift?.couponId;
  const isGivers = state === 'OWN' && gift?.status !== 'CLAIMED';
  const next =
    state === 'CLAIMABLE' && claim
      ? { label: text('gift.receive'), onClick: () => receive(claim) }
      : state === 'APP_ONLY'
        ? {
            label: text('gift.openApp'),
            onClick: () => go(paths.appDownload({ redirect: here.pathname + here.search })),
          }
        : (state === 'MINE' || isGivers) && couponId !== undefined
          ? {
              label: text('gift.toVoucher'),
              onClick: () => go(paths.couponDetail({ id: couponId }), true),
            }
          : state === 'MINE' && envelope
            ? { label: text('gift.toEnvelopes'), onClick: () => go(paths.myOffers(), true) }
            : { label: toHome.label, onClick: toHome.onSelect };
  return (
    <FootBar>
      <Button variant="primary" wide isBusy={isBusy} onClick={next.onClick}>
        {next.label}
      </Button>
    </FootBar>
  );
}
