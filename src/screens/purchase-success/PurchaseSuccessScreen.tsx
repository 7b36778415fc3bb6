import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { OrderGate } from '../../features/payment/OrderGate.tsx';
import { payResultQuery } from '../../features/payment/pay-calls.ts';
import { ORDER_ABSENT, PAYMENT_SUCCESS } from '../../features/payment/pay-rules.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../ui/Screen.tsx';
import { Bought } from './Bought.tsx';
import { BoughtBones } from './BoughtBones.tsx';

/** What one has after paying. Home 2 `purchaseSuccessPage`, buying 11. */
export function PurchaseSuccessScreen() {
  const text = useText();
  return (
    <OrderGate title={text('platform.pagePurchaseSuccess')}>
      {(orderId) => <Outcome key={orderId} orderId={orderId} />}
    </OrderGate>
  );
}

/** Success is what the server says (home 8 code 100000044), never what the address says. */
function Outcome({ orderId }: { orderId: string }) {
  const text = useText();
  const back = useBackButton();
  const toHome = useToHome();
  const navigate = useNavigate();
  const asked = useQuery({ ...payResultQuery(orderId), staleTime: 0 });
  const { data, error } = asked;
  const isPaid = data?.code === PAYMENT_SUCCESS;
  // Only by a fresh answer: the cashier's cached one says that the order waits.
  const isElsewhere = data !== undefined && !isPaid && !asked.isFetching;
  useEffect(() => {
    if (isElsewhere) void navigate(paths.cashier({ orderId }), { replace: true });
  }, [isElsewhere, navigate, orderId]);

  if (data && isPaid) return <Bought result={data} />;
  return (
    <Screen title={text('platform.pagePurchaseSuccess')} back={back}>
      {error && !data ? (
        <LoadFailure
          error={error}
          isBusy={asked.isFetching}
          onRetry={() => void asked.refetch()}
          absentCodes={[ORDER_ABSENT]}
          wayOn={toHome}
        />
      ) : (
        <BoughtBones />
      )}
    </Screen>
  );
}
