import { useId, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { reportReview } from '../../api/generated/calls/report-review.ts';
import type { ReportReason, Review } from '../../api/generated/types.ts';
import { randomId } from '../../host/random-id.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { characters, truncated } from '../profile/nickname.ts';
import { failureText } from './failure-text.ts';
import css from './ReportSheet.module.css';

interface ReportSheetProps {
  isOpen: boolean;
  review: Review;
  onClose: () => void;
}

/** Of the contract. */
const MAX_NOTE = 300;

const reasons: readonly { value: ReportReason; label: TextKey }[] = [
  { value: 'FAKE', label: 'review.reasonFake' },
  { value: 'OFFENSIVE', label: 'review.reasonOffensive' },
  { value: 'SPAM', label: 'review.reasonSpam' },
  { value: 'PRIVATE', label: 'review.reasonPrivate' },
  { value: 'OFF_TOPIC', label: 'review.reasonOffTopic' },
];

/** Tells the moderator what is wrong with somebody else's review. B9. */
export function ReportSheet({ isOpen, review, onClose }: ReportSheetProps) {
  const text = useText();
  const noteId = useId();
  const [reason, setReason] = useState<ReportReason>('FAKE');
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const tried = useRef<{ wish: string; key: string }>(undefined);

  async function send(): Promise<void> {
    setBusy(true);
    const body = { reviewId: review.id, reason, note: note.trim() };
    const wish = JSON.stringify(body);
    if (tried.current?.wish !== wish) tried.current = { wish, key: randomId() };
    try {
      await call(reportReview, body, { idempotencyKey: tried.current.key });
      setNote('');
      onClose();
      toast(text('review.reported'));
    } catch (error) {
      toast(failureText(error, 'review.report') || text('review.reportFailed'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('review.report')}
      closeLabel={text('common.close')}
      footer={
        <Button variant="primary" wide isBusy={isBusy} onClick={() => void send()}>
          {text('review.sendReport')}
        </Button>
      }
    >
      <RadioGroup
        legend={text('review.reportWhy')}
        options={reasons.map(({ value, label }) => ({ value, label: text(label) }))}
        value={reason}
        onChange={setReason}
      />
      <div className={css['note']}>
        <label htmlFor={noteId}>{text('review.reportNote')}</label>
        <textarea
          id={noteId}
          className={css['field']}
          rows={3}
          value={note}
          aria-describedby={`${noteId}-count`}
          onChange={({ target }) => setNote(truncated(target.value, MAX_NOTE))}
        />
        <p className={css['count']} id={`${noteId}-count`}>
          {text('review.count', { count: characters(note).length, max: MAX_NOTE })}
        </p>
      </div>
    </Sheet>
  );
}
