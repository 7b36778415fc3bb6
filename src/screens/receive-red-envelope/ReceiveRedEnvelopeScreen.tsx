import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { ApiError } from '../../api/errors.ts';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { type GiftAddress, giftAddress } from '../../features/gift/address.ts';
import { tokenQuery } from '../../features/gift/gift-queries.ts';
import { useGo } from '../../features/navigation/go.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { useIsLoggedIn, userId } from '../../session/session.ts';
import { Screen } from '../../ui/Screen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { ReceiveBar } from './ReceiveBar.tsx';
import css from './ReceiveRedEnvelopeScreen.module.css';
import { ReceiveView } from './ReceiveView.tsx';
import { TooManyWrong } from './TooManyWrong.tsx';

/** Contract `TOKEN_ABSENT`. */
const ABSENT = ['100000070'];

/**
 * A gift or a red envelope by its link or code: what it is, and one button to take it. Opening claims
 * nothing (buying 11).
 */
export function ReceiveRedEnvelopeScreen() {
  const text = useText();
  const back = useBackButton();
  const go = useGo();
  const address = giftAddress(useLocation().search);
  const toCode = {
    label: text('gift.typeCode'),
    onSelect: () => go(paths.appDownload({ code: '' }), true),
  };
  if (address) return <Receive key={JSON.stringify(address)} address={address} toCode={toCode} />;
  return (
    <Screen title={text('platform.pageReceive')} back={back}>
      <StateBlock
        picture="notFound"
        title={text('gift.nothingTitle')}
        description={text('gift.nothingNote')}
        action={toCode}
      />
    </Screen>
  );
}

interface ReceiveProps {
  address: GiftAddress;
  /** For who has mistyped it. */
  toCode: { label: string; onSelect: () => void };
}

function Receive({ address, toCode }: ReceiveProps) {
  const text = useText();
  const back = useBackButton();
  useIsLoggedIn();
  const query = useQuery(tokenQuery(address, userId()));
  const { data, error } = query;
  const retry = (): void => void query.refetch();
  const isLimited = error instanceof ApiError && error.kind === 'rate-limited';
  return (
    <Screen
      title={text('platform.pageReceive')}
      back={back}
      footer={data && <ReceiveBar view={data} address={address} />}
    >
      {data ? (
        <ReceiveView view={data} onEnd={retry} />
      ) : isLimited ? (
        <TooManyWrong error={error} isBusy={query.isFetching} onRetry={retry} />
      ) : error ? (
        <LoadFailure
          error={error}
          isBusy={query.isFetching}
          onRetry={retry}
          absentCodes={ABSENT}
          wayOn={toCode}
        />
      ) : (
        <div className={css['parts']} role="status" aria-label={text('common.loading')}>
          <Skeleton width="60%" height={28} />
          <Skeleton width="100%" height={120} radius={16} />
          <Skeleton width="100%" height={72} radius={16} />
        </div>
      )}
    </Screen>
  );
}
