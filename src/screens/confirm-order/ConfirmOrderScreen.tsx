import { useRouteParams } from '../../features/links/use-route-params.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { VisitorBlock } from '../../features/member/VisitorBlock.tsx';
import { useText } from '../../i18n/i18n.ts';
import { useIsLoggedIn } from '../../session/session.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { Checkout } from './Checkout.tsx';
import css from './ConfirmOrderScreen.module.css';

/** The last quote before an order is placed. Home 2, buying 11. */
export function ConfirmOrderScreen() {
  const text = useText();
  const back = useBackButton();
  const toHome = useToHome();
  const isMember = useIsLoggedIn();
  const params = useRouteParams('confirmOrder');
  const { skuId = '', productId = '', storeId = '', detailId = '' } = params;
  // Another voucher is another order.
  if (skuId !== '' && isMember)
    return (
      <Checkout key={`${skuId} ${detailId}`} target={{ skuId, productId, storeId, detailId }} />
    );
  return (
    <Screen title={text('platform.pageConfirmOrder')} back={back}>
      {skuId === '' ? (
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
