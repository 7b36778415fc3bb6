import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../i18n/i18n.ts';
import { session, useIsLoggedIn } from '../../session/session.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { useBackButton } from '../navigation/use-back.ts';
import { useToHome } from '../navigation/use-to-home.ts';
import css from './Payment.module.css';

interface OrderGateProps {
  children: (orderId: string) => ReactNode;
  /** Of the screen. */
  title: string;
}

/**
 * Screens about one order of the member, `?orderId=`, or a share of one, `?shareId=`. A session that ends meanwhile comes back to the
 * same page after the login (buying 10).
 */
export function OrderGate({ children, title }: OrderGateProps) {
  const text = useText();
  const back = useBackButton();
  const toHome = useToHome();
  const isMember = useIsLoggedIn();
  const params = new URLSearchParams(useLocation().search);
  const orderId = params.get('orderId') ?? params.get('shareId') ?? '';
  if (orderId !== '' && isMember) return children(orderId);
  return (
    <Screen title={title} back={back}>
      <div className={css['alone']}>
        {orderId === '' ? (
          <StateBlock picture="notFound" title={text('payment.noOrder')} action={toHome} />
        ) : (
          <StateBlock
            picture="noOrders"
            title={text('payment.visitorTitle')}
            description={text('payment.visitorNote')}
            action={{
              label: text('platform.logIn'),
              onSelect: () => session.require('pay', { kind: 'none' }),
            }}
          />
        )}
      </div>
    </Screen>
  );
}
