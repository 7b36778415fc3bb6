import { useLocation } from 'react-router';
import type { CheckoutTarget } from '../../features/checkout/checkout-work.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { VisitorBlock } from '../../features/member/VisitorBlock.tsx';
import { useText } from '../../i18n/i18n.ts';
import { useIsLoggedIn } from '../../session/session.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { Checkout } from './Checkout.tsx';
import css from './ConfirmOrderScreen.module.css';

/** The last look before an order is placed. Home 2, buying 11. */
export function ConfirmOrderScreen() {
  const text = useText();
  const back = useBackButton();
  const toHome = useToHome();
  const { search } = useLocation();
  const isMember = useIsLoggedIn();
  const target = targetOf(new URLSearchParams(search));
  // Another voucher is another order.
  if (target.skuId !== '' && isMember)
    return <Checkout key={`${target.skuId} ${target.detailId}`} target={target} />;
  return (
    <Screen title={text('platform.pageConfirmOrder')} back={back}>
      {target.skuId === '' ? (
        <div className={css['alone']}>
          <StateBlock picture="notFound" title={text('checkout.nothingChosen')} action={toHome} />
        </div>
      ) : (
        <div className={css['alone']}>
          <VisitorBlock scene="buy" title="checkout.visitorTitle" note="checkout.visitorNote" />
        </div>
      )}
    </Screen>
  );
}

function targetOf(params: URLSearchParams): CheckoutTarget {
  return {
    skuId: params.get('skuId') ?? '',
    productId: params.get('productId') ?? '',
    storeId: params.get('storeId') ?? '',
    detailId: params.get('detailId') ?? '',
  };
}
