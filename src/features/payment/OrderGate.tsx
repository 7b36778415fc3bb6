import type { ReactNode } from 'react';
import type { OrderId, ShareId } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { session, useIsLoggedIn } from '../../session/session.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { useBackButton } from '../navigation/use-back.ts';
import { useToHome } from '../navigation/use-to-home.ts';
import css from './Payment.module.css';

interface OrderGateProps<Kind extends OrderId | ShareId> {
  /** Of the order, or of a share of one; undefined: the address names none. */
  id: Kind | undefined;
  children: (id: Kind) => ReactNode;
  /** Of the screen. */
  title: string;
}

/**
 * Screens about one order of the member, or a share of one. A session that ends meanwhile comes back to
 * the same page after the login (buying 10).
 */
export function OrderGate<Kind extends OrderId | ShareId>({
  id,
  children,
  title,
}: OrderGateProps<Kind>) {
  const text = useText();
  const back = useBackButton();
  const toHome = useToHome();
  const isMember = useIsLoggedIn();
  if (id !== undefined && isMember) return children(id);
  return (
    <Screen title={title} back={back}>
      <div className={css['alone']}>
        {id === undefined ? (
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
