import { type ReactNode, useState } from 'react';
import { ApiError, isUnanswered, serversWords } from '../../api/errors.ts';
import type { RefundDestination, RefundOption } from '../../api/generated/types.ts';
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

interface DestinationSheetProps {
  isOpen: boolean;
  title: string;
  sendLabel: string;
  doneWords: string;
  /** For the report of a failure. */
  where: string;
  options: readonly RefundOption[];
  begunWith?: Partial<DestinationForm>;
  /** Above the fields. */
  children?: ReactNode;
  onSend: (destination: RefundDestination) => Promise<unknown>;
  /** What the page knows is not true any more. */
  onRefused: () => void;
  onClose: () => void;
}

/** Asks where money goes. What was typed stays while the page does, also after a failure. */
export function DestinationSheet(props: DestinationSheetProps) {
  const { isOpen, title, sendLabel, options, children, onClose } = props;
  const text = useText();
  const [form, setForm] = useState<DestinationForm>(() => ({
    ...EMPTY_DESTINATION,
    ...props.begunWith,
  }));
  const [problems, setProblems] = useState<readonly DestinationProblem[]>([]);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function send(): Promise<void> {
    const found = destinationProblems(form);
    setProblems(found);
    setFailure('');
    if (found.length > 0) return;
    setBusy(true);
    try {
      await props.onSend(destinationOf(form));
      toast(props.doneWords);
      onClose();
    } catch (error) {
      reportProblem(props.where, error);
      const why = isUnanswered(error) ? text('failure.offline') : serversWords(error);
      setFailure([text('aftersale.submitFailed'), why].filter(Boolean).join(' · '));
      if (error instanceof ApiError && error.kind === 'business') props.onRefused();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={text('common.close')}
      buttons={[{ variant: 'primary', label: sendLabel, isBusy, onClick: () => void send() }]}
    >
      {children}
      <DestinationFields
        options={options}
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
