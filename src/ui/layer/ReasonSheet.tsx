import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NoteField } from '../form/Field.tsx';
import { RadioGroup } from '../RadioGroup.tsx';
import space from '../style/space.module.css';
import { Sheet } from './Sheet.tsx';

interface ReasonSheetProps<Reason extends string> {
  isOpen: boolean;
  onClose: () => void;
  closeLabel: string;
  title: string;
  /** What the choice is about; absent where the title says it. */
  legend?: string;
  reasons: readonly { value: Reason; label: string }[];
  initialReason: Reason;
  noteLabel: string;
  /** The words so far, kept by the caller until they are sent. */
  note: string;
  onNote: (note: string) => void;
  maxNote: number;
  countLabel: (count: number) => string;
  sendLabel: string;
  isBusy: boolean;
  /** Why it was not sent; empty: it was, or not yet. */
  failure: string;
  /** Gives whether it was sent. */
  onSend: (reason: Reason, note: string) => Promise<boolean>;
}

/** A choice of reasons with an optional note. */
export function ReasonSheet<Reason extends string>(props: ReasonSheetProps<Reason>) {
  const { isOpen, onClose, closeLabel, title, reasons, maxNote, note, onNote } = props;
  const latestNote = useRef(note);
  useLayoutEffect(() => {
    latestNote.current = note;
  });
  const [reason, setReason] = useState(props.initialReason);
  /** How often it was closed: a late answer must not close or clear the sheet that is open now. */
  const closed = useRef(0);
  useEffect(() => {
    if (!isOpen) closed.current += 1;
  }, [isOpen]);

  async function send(): Promise<void> {
    const before = closed.current;
    if (!(await props.onSend(reason, note.trim()))) return;
    if (latestNote.current === note) onNote('');
    if (closed.current === before) onClose();
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      buttons={[
        {
          variant: 'primary',
          label: props.sendLabel,
          isBusy: props.isBusy,
          onClick: () => void send(),
        },
      ]}
    >
      <RadioGroup
        legend={props.legend ?? title}
        isLegendHidden={props.legend === undefined}
        options={reasons}
        value={reason}
        onChange={setReason}
      />
      <div className={space['above4']}>
        <NoteField
          label={props.noteLabel}
          value={note}
          onChange={onNote}
          max={maxNote}
          countLabel={props.countLabel}
          problem={props.failure || undefined}
        />
      </div>
    </Sheet>
  );
}
