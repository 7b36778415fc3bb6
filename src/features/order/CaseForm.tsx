import { useState } from 'react';
import type { OpenCaseData } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { seenText } from '../../lib/seen-text.ts';
import { Button } from '../../ui/Button.tsx';
import { NoteField } from '../../ui/form/NoteField.tsx';
import { useKeptNote } from '../kept-words/use-kept-words.ts';
import css from './CaseSheet.module.css';
import { askService, MAX_NOTE, type Question } from './customer-service.ts';

interface CaseFormProps {
  caseNo: string;
  question: Omit<Question, 'note'>;
  /** It takes no more messages now. */
  isFull: boolean;
  onWritten: (written: OpenCaseData) => void;
}

/** One more message for an open case. What was typed stays until it is sent. */
export function CaseForm({ caseNo, question, isFull, onWritten }: CaseFormProps) {
  const text = useText();
  const [note, setNote] = useKeptNote(`message:${caseNo}`);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);

  if (isFull) return <p className={css['words']}>{text('order.caseFull')}</p>;

  async function send(): Promise<void> {
    setSending(true);
    setProblem(undefined);
    const answer = await askService({ ...question, note: note.trim() });
    setSending(false);
    if (typeof answer === 'string') {
      setProblem(answer);
      return;
    }
    setNote((now) => (now === note ? '' : now));
    onWritten(answer);
  }

  return (
    <div className={css['form']}>
      <NoteField
        label={text('order.caseMore')}
        value={note}
        onChange={(words) => {
          setProblem(undefined);
          setNote(words);
        }}
        max={MAX_NOTE}
        countLabel={(count) => text('order.askCount', { count, max: MAX_NOTE })}
        problem={problem}
      />
      <Button
        variant="primary"
        wide
        isBusy={isSending}
        disabled={seenText(note) === ''}
        onClick={() => void send()}
      >
        {text('order.caseSend')}
      </Button>
    </div>
  );
}
