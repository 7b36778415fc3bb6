import { useQuery } from '@tanstack/react-query';
import * as codes from '../../api/generated/codes.ts';
import type { DeliveryOffer, TokenState } from '../../api/generated/types.ts';
import { absentAt } from '../../features/failure/failure-rows.ts';
import { Loaded } from '../../features/failure/Loaded.tsx';
import { useThing } from '../../features/failure/use-thing.ts';
import { EnvelopeFace } from '../../features/gift/EnvelopeFace.tsx';
import { deliveryQuery } from '../../features/gift/gift-queries.ts';
import { useReceive } from '../../features/gift/use-receive.ts';
import { useRouteParams } from '../../features/links/use-route-params.ts';
import { useGo } from '../../features/navigation/Link.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { ShareButton } from '../../features/share/ShareSheet.tsx';
import { useShareContent } from '../../features/share/share-content.ts';
import { formatRp } from '../../i18n/format.ts';
import { type TextKey, usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { useIsLoggedIn, userId } from '../../session/session.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { classes } from '../../ui/classes.ts';
import letters from '../../ui/style/letters.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './OperationalDeliveryScreen.module.css';

const FAILURES = absentAt(codes.TOKEN_ABSENT);
const THREE = [0, 1, 2];

/** A campaign of operations: red envelopes that one link hands out. Opening claims none. */
export function OperationalDeliveryScreen() {
  const text = useText();
  const back = useBackButton();
  const toHome = useToHome();
  const pick = usePickLocale();
  const { pageId = '' } = useRouteParams('operationalDelivery');
  useIsLoggedIn();
  const query = useQuery(deliveryQuery(pageId, userId()));
  const thing = useThing(query, { rows: FAILURES });
  const title = pick(thing.data?.title) ?? text('platform.pageDelivery');
  const here = paths.operationalDelivery(pageId === '' ? {} : { pageId });
  const share = useShareContent(
    thing.data?.shareInfo,
    title,
    paths.operationalDelivery({ pageId: thing.data?.pageId ?? pageId }),
  );
  return (
    <Screen
      header={
        <ActionBar
          title={text('platform.pageDelivery')}
          back={back}
          actions={<ShareButton content={share} />}
        />
      }
    >
      <Loaded
        thing={thing}
        skeleton={
          <div
            className={classes(layout['stack4'], css['parts'])}
            role="status"
            aria-label={text('common.loading')}
          >
            <Skeleton width="70%" height={30} />
            {THREE.map((place) => (
              <Skeleton key={place} width="100%" height={168} radius={16} />
            ))}
          </div>
        }
        wayOn={toHome}
      >
        {(data) => (
          <div className={classes(layout['stack4'], css['parts'])}>
            <h2
              className={classes(
                font['bold'],
                font['words'],
                letters['size24'],
                letters['lines125'],
              )}
            >
              {pick(data.title)}
            </h2>
            {data.offerList.length === 0 ? (
              <StateBlock
                picture="giftSent"
                title={text('gift.deliveryEmpty')}
                action={toHome}
                heading="p"
              />
            ) : (
              <ul className={layout['stack4']} aria-label={text('platform.pageDelivery')}>
                {data.offerList.map((offer) => (
                  <li key={offer.code} className={classes(surface['panel'], layout['stack3'])}>
                    <EnvelopeFace envelope={offer.envelope} />
                    <Way offer={offer} here={here} />
                  </li>
                ))}
              </ul>
            )}
            <p className={classes(tint['softWords'], letters['lines16'], letters['keptLines'])}>
              {pick(data.ruleDesc)}
            </p>
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

/** What is said of an offer that cannot be taken. */
const MESSAGES: Readonly<Record<Exclude<TokenState, 'CLAIMABLE' | 'APP_ONLY'>, TextKey>> = {
  MINE: 'gift.mineTitle',
  OWN: 'gift.mineTitle',
  TAKEN: 'gift.noneLeftTitle',
  EXPIRED: 'gift.expiredTitle',
  WITHDRAWN: 'gift.withdrawnTitle',
};

interface WayProps {
  offer: DeliveryOffer;
  here: ReturnType<typeof paths.operationalDelivery>;
}

function Way({ offer: { state, envelope, code }, here }: WayProps) {
  const text = useText();
  const { receive, isBusy } = useReceive(here);
  const go = useGo();
  const amount = formatRp(envelope.discountAmount);
  if (state === 'CLAIMABLE')
    return (
      <Button variant="primary" wide isBusy={isBusy} onClick={() => receive({ code })}>
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
  return <p className={classes(font['strong'], tint['soft'])}>{text(MESSAGES[state])}</p>;
}
