import { attempts } from '../../api/keyed/attempts.ts';
import { reportReview } from '../../api/generated/calls/report-review.ts';
import type { ReportReason, Review } from '../../api/generated/types.ts';
import { text as words, useText, type TextKey } from '../../i18n/i18n.ts';
import { ReasonSheet } from '../../ui/layer/ReasonSheet.tsx';
import { act } from '../act/act.ts';
import { useAct } from '../act/use-act.ts';
import { useKeptNote } from '../kept-words/use-kept-words.ts';
import { failureText } from '../review/failure-text.ts';

const sendReport = act(attempts(reportReview), {
  name: 'review.report',
  done: 'review.reported',
  failed: (error) => failureText(error) || words('review.reportFailed'),
  shows: 'inline',
});

interface ReportSheetProps {
  isOpen: boolean;
  review: Review;
  onClose: () => void;
}

/** Of the contract. */
const MAX_NOTE = 300;

const REASONS: readonly { value: ReportReason; label: TextKey }[] = [
  { value: 'FAKE', label: 'review.reasonFake' },
  { value: 'OFFENSIVE', label: 'review.reasonOffensive' },
  { value: 'SPAM', label: 'review.reasonSpam' },
  { value: 'PRIVATE', label: 'review.reasonPrivate' },
  { value: 'OFF_TOPIC', label: 'review.reasonOffTopic' },
];

/** Reports another user's review to the moderator. B9. */
export function ReportSheet({ isOpen, review, onClose }: ReportSheetProps) {
  const text = useText();
  const [note, setNote] = useKeptNote(`report:${review.id}`);

  const { send, isBusy, failure } = useAct(sendReport);

  return (
    <ReasonSheet
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={text('common.close')}
      title={text('review.report')}
      legend={text('review.reportWhy')}
      reasons={REASONS.map(({ value, label }) => ({ value, label: text(label) }))}
      initialReason="FAKE"
      note={note}
      onNote={setNote}
      noteLabel={text('review.reportNote')}
      maxNote={MAX_NOTE}
      countLabel={(count) => text('review.count', { count, max: MAX_NOTE })}
      sendLabel={text('review.sendReport')}
      isBusy={isBusy}
      failure={failure}
      onSend={async (reason, words) =>
        (await send({ reviewId: review.id, reason, note: words }))?.isDone === true
      }
    />
  );
}
