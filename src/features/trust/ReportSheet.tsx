import type { StoreId } from '../../api/generated/types.ts';
import { attempts } from '../../api/keyed/attempts.ts';
import { reportStore } from '../../api/generated/calls/report-store.ts';
import { useText } from '../../i18n/i18n.ts';
import { track } from '../../telemetry/report.ts';
import { ReasonSheet } from '../../ui/layer/ReasonSheet.tsx';
import { act } from '../act/act.ts';
import { useAct } from '../act/use-act.ts';
import { useKeptNote } from '../kept-words/use-kept-words.ts';
import { type Wrong, wrongLabel, WRONGS } from './wrong-labels.ts';

/** Of the contract. */
const MAX_NOTE = 300;

const sendReport = act(attempts(reportStore), {
  name: 'trust.report',
  onDone: (_, { storeId, wrong }) => track('store_report', { storeId, wrong }),
  done: 'merchant.reportThanks',
  failed: 'merchant.reportFailed',
  shows: 'inline',
});

interface ReportSheetProps {
  storeId: StoreId;
  /** Chosen to begin with. */
  suspect: Wrong;
  isOpen: boolean;
  onClose: () => void;
}

/** B14: what is wrong with a store's data, in one choice and, if one likes, some words. */
export function ReportSheet({ storeId, suspect, isOpen, onClose }: ReportSheetProps) {
  const text = useText();
  const [note, setNote] = useKeptNote(`wrong:${storeId}`);

  const { send, isBusy, failure } = useAct(sendReport);

  return (
    <ReasonSheet
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={text('common.close')}
      title={text('merchant.reportTitle')}
      reasons={WRONGS.map((wrong) => ({ value: wrong, label: text(wrongLabel(wrong)) }))}
      initialReason={suspect}
      note={note}
      onNote={setNote}
      noteLabel={text('merchant.reportNote')}
      maxNote={MAX_NOTE}
      countLabel={(count) => text('merchant.reportCount', { count, max: MAX_NOTE })}
      sendLabel={text('merchant.reportSend')}
      isBusy={isBusy}
      failure={failure}
      onSend={async (wrong, words) =>
        (await send({ storeId, wrong, note: words }))?.isDone === true
      }
    />
  );
}
