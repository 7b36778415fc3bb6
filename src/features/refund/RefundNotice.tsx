import { host } from '#host';
import { useEffect, useState } from 'react';
import type { Refund } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { Button } from '../../ui/Button.tsx';
import { NotificationSheet } from '../notifications/NotificationSheet.tsx';
import { useNotificationState } from '../notifications/permission.ts';
import { syncNotice } from './notices.ts';

/** Asks for the notification of the day by which the money has arrived; nothing once it is allowed. */
export function RefundNotice({ refund }: { refund: Refund }) {
  const text = useText();
  const state = useNotificationState();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => syncNotice(refund), [refund, state]);
  const isOnItsWay = isPresent(refund.expectedDate);
  if (!host.can.scheduleNotifications || !isOnItsWay) return null;
  if (state !== 'prompt' && state !== 'denied') return null;
  return (
    <>
      <Button variant="secondary" wide onClick={() => setAsking(true)}>
        {text('aftersale.notify')}
      </Button>
      <NotificationSheet isOpen={isAsking} onClose={() => setAsking(false)} state={state} />
    </>
  );
}
