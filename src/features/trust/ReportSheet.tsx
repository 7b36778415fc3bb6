import { attempts } from '../../api/keyed/attempts.ts';
import { serversWords } from '../../api/errors.ts';
import { reportStore } from '../../api/generated/calls/report-store.ts';
import type { ReportStoreBody } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { ReasonSheet } from '../../ui/layer/ReasonSheet.tsx';
import { toast } from '../../ui/toast.ts';
import { useKeptNote } from '../kept-words/use-kept-words.ts';
import { type Wrong, wrongLabel, WRONGS } from './wrong-labels.ts';

/** Of the contract. */
const MAX_NOTE = 300;

const reportOnce = attempts(reportStore);

interface ReportSheetProps {
  storeId: string;
  /** Chosen to begin with. */
  suspect: Wrong;
  isOpen: boolean;
  onClose: () => void;
}

/** B14: what is wrong with a store's data, in one choice and, if one likes, some words. */
export function ReportSheet({ storeId, suspect, isOpen, onClose }: ReportSheetProps) {
  const text = useText();
  const [note, setNote] = useKeptNote(`wrong:${storeId}`);

  async function send(wrong: Wrong, note: string): Promise<string | undefined> {
    const body: ReportStoreBody = { storeId, wrong, note };
    try {
      await reportOnce(body);
      track('store_report', { storeId, wrong });
      toast(text('merchant.reportThanks'));
      return undefined;
    } catch (error) {
      reportProblem('trust.report', error);
      return serversWords(error) || text('merchant.reportFailed');
    }
  }

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
      onSend={send}
    />
  );
}
