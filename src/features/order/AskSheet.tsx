import type { HelpTopic, OpenCaseData } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { ReasonSheet } from '../../ui/layer/ReasonSheet.tsx';
import { useAct } from '../act/use-act.ts';
import { useKeptNote } from '../kept-words/use-kept-words.ts';
import { askService, MAX_NOTE, type Subject } from './customer-service.ts';
import { HELP_TOPICS } from './words.ts';

interface AskSheetProps {
  isOpen: boolean;
  onClose: () => void;
  subject: Subject;
  topics: readonly HelpTopic[];
  initialTopic: HelpTopic;
  onAsked: (asked: OpenCaseData) => void;
}

/** A question to customer service: what it is about, and words. An open case of the topic takes them. */
export function AskSheet({ subject, topics, initialTopic, onAsked, ...sheet }: AskSheetProps) {
  const text = useText();
  const [note, setNote] = useKeptNote(`help:${subject.couponId ?? subject.orderId ?? ''}`);
  const { send, isBusy, failure } = useAct(askService, { onDone: onAsked });
  return (
    <ReasonSheet
      {...sheet}
      closeLabel={text('common.close')}
      title={text('order.askTitle')}
      reasons={topics.map((value) => ({ value, label: text(HELP_TOPICS[value]) }))}
      initialReason={initialTopic}
      note={note}
      onNote={setNote}
      noteLabel={text('order.askNote')}
      maxNote={MAX_NOTE}
      countLabel={(count) => text('order.askCount', { count, max: MAX_NOTE })}
      sendLabel={text('order.askSend')}
      isBusy={isBusy}
      failure={failure}
      onSend={async (topic, words) =>
        (await send({ ...subject, topic, note: words }))?.isDone === true
      }
    />
  );
}
