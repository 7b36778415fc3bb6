import { useState } from 'react';
import type { ContentFeedbackBody, ContentId } from '../../api/generated/types.ts';
import { useAct } from '../../features/act/use-act.ts';
import { reportVideo } from '../../features/video/hidden-videos.ts';
import { type TextKey, useText } from '../../i18n/i18n.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import tint from '../../ui/style/tint.module.css';

type Reason = NonNullable<ContentFeedbackBody['reason']>;

const REASONS: readonly { value: Reason; label: TextKey }[] = [
  { value: 'MISLEADING', label: 'video.reasonMisleading' },
  { value: 'OFFENSIVE', label: 'video.reasonOffensive' },
  { value: 'NOT_THEIRS', label: 'video.reasonNotTheirs' },
  { value: 'OTHER', label: 'video.reasonOther' },
];

interface ReportVideoSheetProps {
  isOpen: boolean;
  contentId: ContentId;
  onClose: () => void;
}

/** Reports a video to the moderators. */
export function ReportVideoSheet({ isOpen, contentId, onClose }: ReportVideoSheetProps) {
  const text = useText();
  const [reason, setReason] = useState<Reason>('MISLEADING');
  const { send, isBusy, failure } = useAct(reportVideo, { onDone: onClose });
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('video.report')}
      closeLabel={text('common.close')}
      buttons={[
        {
          variant: 'primary',
          label: text('video.sendReport'),
          isBusy,
          onClick: () => void send({ contentId, kind: 'REPORT', reason, isGiven: true }),
        },
      ]}
    >
      <RadioGroup
        legend={text('video.reportWhy')}
        options={REASONS.map(({ value, label }) => ({ value, label: text(label) }))}
        value={reason}
        onChange={setReason}
      />
      {failure && (
        <p className={tint['problem']} role="alert">
          {failure}
        </p>
      )}
    </Sheet>
  );
}
