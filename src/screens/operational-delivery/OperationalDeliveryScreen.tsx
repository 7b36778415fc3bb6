import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { DeliveryOffer, TokenState } from '../../api/generated/types.ts';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { EnvelopeFace } from '../../features/gift/EnvelopeFace.tsx';
import { deliveryQuery } from '../../features/gift/gift-queries.ts';
import { useReceive } from '../../features/gift/use-receive.ts';
import { useGo } from '../../features/navigation/go.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { formatRp } from '../../i18n/format.ts';
import { type TextKey, usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { useIsLoggedIn, userId } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import css from './OperationalDeliveryScreen.module.css';

/** Contract `TOKEN_ABSENT`. */
const ABSENT = ['100000070'];
const THREE = [0, 1, 2];

/** A campaign of operations: red envelopes that one link hands out. Opening claims none. */
export function OperationalDeliveryScreen() {
  const text = useText();
  const back = useBackButton();
  const toHome = useToHome();
  const pick = usePickLocale();
  const pageId = new URLSearchParams(useLocation().search).get('pageId') ?? '';
  useIsLoggedIn();
  const query = useQuery(deliveryQuery(pageId, userId()));
  const { data, error } = query;
  const here = paths.operationalDelivery(pageId === '' ? {} : { pageId });
  const { receive, busy } = useReceive(here);
  return (
    <Screen title={text('platform.pageDelivery')} back={back}>
      {data ? (
        <div className={css['parts']}>
          <h2 className={css['title']}>{pick(data.title)}</h2>
          {data.offerList.length === 0 ? (
            <StateBlock
              picture="giftSent"
              title={text('gift.deliveryEmpty')}
              action={toHome}
              heading="p"
            />
          ) : (
            <ul className={css['list']} aria-label={text('platform.pageDelivery')}>
              {data.offerList.map((offer) => (
                <li key={offer.code} className={css['offer']}>
                  <EnvelopeFace envelope={offer.envelope} />
                  <Way
                    offer={offer}
                    isBusy={busy === offer.code}
                    here={here}
                    onReceive={() => receive({ code: offer.code })}
                  />
                </li>
              ))}
            </ul>
          )}
          <p className={css['rules']}>{pick(data.ruleDesc)}</p>
        </div>
      ) : error ? (
        <LoadFailure
          error={error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
          absentCodes={ABSENT}
          wayOn={toHome}
        />
      ) : (
        <div className={css['parts']} role="status" aria-label={text('common.loading')}>
          <Skeleton width="70%" height={30} />
          {THREE.map((place) => (
            <Skeleton key={place} width="100%" height={168} radius={16} />
          ))}
        </div>
      )}
    </Screen>
  );
}

/** Of what cannot be taken. */
const SAID: Readonly<Record<Exclude<TokenState, 'CLAIMABLE' | 'APP_ONLY'>, TextKey>> = {
  MINE: 'gift.mineTitle',
  OWN: 'gift.mineTitle',
  TAKEN: 'gift.noneLeftTitle',
  EXPIRED: 'gift.expiredTitle',
  WITHDRAWN: 'gift.withdrawnTitle',
};

interface WayProps {
  offer: DeliveryOffer;
  isBusy: boolean;
  here: ReturnType<typeof paths.operationalDelivery>;
  onReceive: () => void;
}

function Way({ offer: { state, envelope }, isBusy, here, onReceive }: WayProps) {
  const text = useText();
  const go = useGo();
  const amount = formatRp(envelope.discountAmount);
  if (state === 'CLAIMABLE')
    return (
      <Button variant="primary" wide isBusy={isBusy} onClick={onReceive}>
        {text('gift.receiveAmount', { amount })}
      </Button>
    );
  if (state === 'APP_ONLY')
    return (
      <Button
        variant="secondary"
        wide
        onClick={() => go(paths.appDownload({ redirect: here.pathname + here.search }))}
      >
        {text('gift.openApp')}
      </Button>
    );
  return <p className={css['state']}>{text(SAID[state])}</p>;
}
