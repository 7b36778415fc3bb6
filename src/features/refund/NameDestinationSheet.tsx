import { refundDestinationSet } from '../../api/generated/calls/refund-destination-set.ts';
import type { RefundOption } from '../../api/generated/types.ts';
import { attempts } from '../../api/keyed/attempts.ts';
import { useText } from '../../i18n/i18n.ts';
import { DestinationSheet } from './DestinationSheet.tsx';
import { refreshRefunded } from './refund-queries.ts';

const nameOnce = attempts(refundDestinationSet);

/** Without dates: nobody knows yet when the money is sent. */
const OPTIONS: readonly RefundOption[] = (['EWALLET', 'BANK'] as const).map((kind) => ({
  kind,
  isOffered: true,
  sendTime: 0,
  expectedDate: '',
}));

interface NameDestinationSheetProps {
  orderId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Says ahead where the money goes. */
export function NameDestinationSheet({ orderId, isOpen, onClose }: NameDestinationSheetProps) {
  const text = useText();
  return (
    <DestinationSheet
      isOpen={isOpen}
      title={text('aftersale.nameDestination')}
      sendLabel={text('aftersale.keepDestination')}
      doneWords={text('aftersale.destinationKept')}
      where="refund.destination"
      options={OPTIONS}
      onSend={async (destination) => {
        await nameOnce({ orderId, destination });
        refreshRefunded();
      }}
      // It was used or refunded meanwhile.
      onRefused={refreshRefunded}
      onClose={onClose}
    />
  );
}
