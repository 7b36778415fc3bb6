import { useState } from 'react';
import { ApiError, isUnanswered, serversWords } from '../../api/errors.ts';
import { refundDestinationSet } from '../../api/generated/calls/refund-destination-set.ts';
import { attempts } from '../../api/keyed/attempts.ts';
import type { RefundOption } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import {
  type DestinationForm,
  destinationOf,
  type DestinationProblem,
  destinationProblems,
  EMPTY_DESTINATION,
} from './destination.ts';
import css from './Destination.module.css';
import { DestinationFields } from './DestinationFields.tsx';
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

/** Says ahead where the money goes. What was typed stays while the page does, also after a failure. */
export function NameDestinationSheet({ orderId, isOpen, onClose }: NameDestinationSheetProps) {
  const text = useText();
  const [form, setForm] = useState<DestinationForm>(EMPTY_DESTINATION);
  const [problems, setProblems] = useState<readonly DestinationProblem[]>([]);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function send(): Promise<void> {
    const found = destinationProblems(form);
    setProblems(found);
    setFailure('');
    if (found.length > 0) return;
    setBusy(true);
    const body = { orderId, destination: destinationOf(form) };
    try {
      await nameOnce(body);
      toast(text('aftersale.destinationKept'));
      refreshRefunded();
      onClose();
    } catch (error) {
      reportProblem('refund.destination', error);
      const why = isUnanswered(error) ? text('failure.offline') : serversWords(error);
      setFailure([text('aftersale.submitFailed'), why].filter(Boolean).join(' · '));
      // It was used or refunded meanwhile.
      if (error instanceof ApiError && error.kind === 'business') refreshRefunded();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('aftersale.nameDestination')}
      closeLabel={text('common.close')}
      buttons={[
        {
          variant: 'primary',
          label: text('aftersale.keepDestination'),
          isBusy,
          onClick: () => void send(),
        },
      ]}
    >
      <DestinationFields
        options={OPTIONS}
        form={form}
        problems={problems}
        onChange={(change) => {
          setForm((before) => ({ ...before, ...change }));
          setProblems([]);
        }}
      />
      {failure && (
        <p className={css['problem']} role="alert">
          {failure}
        </p>
      )}
    </Sheet>
  );
}
