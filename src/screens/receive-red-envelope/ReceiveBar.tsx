import { claimOf, type GiftAddress } from '../../features/gift/address.ts';
import type { TokenView } from '../../features/gift/gift-queries.ts';
import { useReceive } from '../../features/gift/use-receive.ts';
import { useGo } from '../../features/navigation/go.ts';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { FootBar } from '../../ui/FootBar.tsx';

interface ReceiveBarProps {
  view: TokenView;
  address: GiftAddress;
}

/** The one next step of each state. */
export function ReceiveBar({ view, address }: ReceiveBarProps) {
  const text = useText();
  const go = useGo();
  const toHome = useToHome();
  const here = paths.receiveRedEnvelope(address);
  const { receive, busy } = useReceive(here);
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
      <Button variant="primary" wide isBusy={busy !== undefined} onClick={next.onClick}>
        {next.label}
      </Button>
    </FootBar>
  );
}
