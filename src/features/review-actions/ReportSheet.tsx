import { attempts } from '../../api/keyed/attempts.ts';
import { reportReview } from '../../api/generated/calls/report-review.ts';
import type { ReportReason, Review } from '../../api/generated/types.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { ReasonSheet } from '../../ui/layer/ReasonSheet.tsx';
import { toast } from '../../ui/toast.ts';
import { useKeptNote } from '../kept-words/use-kept-words.ts';
import { failureText } from '../review/failure-text.ts';

const reportOnce = attempts(reportReview);

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

/** Reports somebody else's review to the moderator. B9. */
export function ReportSheet({ isOpen, review, onClose }: ReportSheetProps) {
  const text = useText();
  const [note, setNote] = useKeptNote(`report:${review.id}`);

  async function send(reason: ReportReason, note: string): Promise<string | undefined> {
    const body = { reviewId: review.id, reason, note };
    try {
      await reportOnce(body);
      toast(text('review.reported'));
      return undefined;
    } catch (error) {
      return failureText(error, 'review.report') || text('review.reportFailed');
    }
  }

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
      onSend={send}
    />
  );
}
