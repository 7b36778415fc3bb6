import { type ReactNode, useState } from 'react';
import type { RefundDestination, RefundOption } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import type { Acting } from '../act/use-act.ts';
import {
  type DestinationForm,
  destinationOf,
  type DestinationProblem,
  destinationProblems,
  EMPTY_DESTINATION,
} from './destination.ts';
import tint from '../../ui/style/tint.module.css';
import { DestinationFields } from './DestinationFields.tsx';

interface DestinationSheetProps {
  isOpen: boolean;
  title: string;
  sendLabel: string;
  options: readonly RefundOption[];
  begunWith?: Partial<DestinationForm>;
  /** Above the fields. */
  children?: ReactNode;
  /** Sends it to there. */
  sending: Pick<Acting<unknown, unknown>, 'isBusy' | 'failure' | 'clear'>;
  onSend: (destination: RefundDestination) => unknown;
  onClose: () => void;
}

/** Asks where money goes. What was typed stays while the page does, also after a failure. */
export function DestinationSheet(props: DestinationSheetProps) {
  const { isOpen, title, sendLabel, options, children, onClose } = props;
  const { isBusy, failure, clear } = props.sending;
  const text = useText();
  const [form, setForm] = useState<DestinationForm>(() => ({
    ...EMPTY_DESTINATION,
    ...props.begunWith,
  }));
  const [problems, setProblems] = useState<readonly DestinationProblem[]>([]);

  function send(): void {
    const found = destinationProblems(form);
    setProblems(found);
    if (found.length > 0) clear();
    else props.onSend(destinationOf(form));
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={text('common.close')}
      buttons={[{ variant: 'primary', label: sendLabel, isBusy, onClick: send }]}
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
        <p className={tint['problem']} role="alert">
          {failure}
        </p>
      )}
    </Sheet>
  );
}
