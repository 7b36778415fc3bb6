import { useId, useState } from 'react';
import type { OpenCaseData } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { characters, truncated } from '../../lib/characters.ts';
import { seenText } from '../../lib/seen-text.ts';
import { Button } from '../../ui/Button.tsx';
import { useComposedText } from '../../ui/use-composed-text.ts';
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
  const id = useId();
  const [note, setNote] = useKeptNote(`message:${caseNo}`);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const field = useComposedText(note, (raw) => {
    setProblem(undefined);
    setNote(truncated(raw, MAX_NOTE));
  });

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
      <label className={css['label']} htmlFor={id}>
        {text('order.caseMore')}
      </label>
      <textarea
        id={id}
        className={css['field']}
        rows={3}
        {...field}
        aria-describedby={`${id}-count`}
      />
      <p className={css['count']} id={`${id}-count`}>
        {text('order.askCount', { count: characters(note).length, max: MAX_NOTE })}
      </p>
      {problem !== undefined && (
        <p className={css['problem']} role="alert">
          {problem}
        </p>
      )}
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
