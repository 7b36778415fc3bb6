import { useId, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { reportStore } from '../../api/generated/calls/report-store.ts';
import type { ReportStoreBody } from '../../api/generated/types.ts';
import { randomId } from '../../host/random-id.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import css from './ReportSheet.module.css';
import '../../ui/more-icons.ts';

type Wrong = ReportStoreBody['wrong'];

/** Of the contract. */
const MAX_NOTE = 300;

const CHOICES: readonly { value: Wrong; key: TextKey }[] = [
  { value: 'ADDRESS', key: 'merchant.wrongAddress' },
  { value: 'HOURS', key: 'merchant.wrongHours' },
  { value: 'PHONE', key: 'merchant.wrongPhone' },
  { value: 'HALAL', key: 'merchant.wrongHalal' },
  { value: 'MENU', key: 'merchant.wrongMenu' },
  { value: 'CLOSED', key: 'merchant.wrongClosed' },
  { value: 'OTHER', key: 'merchant.wrongOther' },
];

interface ReportSheetProps {
  storeId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** B14: what is wrong with a store's data, in one choice and, if one likes, some words. */
export function ReportSheet({ storeId, isOpen, onClose }: ReportSheetProps) {
  const text = useText();
  const id = useId();
  const [wrong, setWrong] = useState<Wrong>('ADDRESS');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  /** The same report is counted once, also when only its reply was lost. */
  const key = useRef(randomId());

  async function send(): Promise<void> {
    setIsSending(true);
    setProblem(undefined);
    const body: ReportStoreBody = { storeId, wrong, note: note.trim() };
    try {
      await call(reportStore, body, { idempotencyKey: key.current });
      track('store_report', { storeId, wrong });
      key.current = randomId();
      setNote('');
      onClose();
      toast(text('merchant.reportThanks'));
    } catch (error) {
      reportProblem('store-page.report', error);
      const isWordy =
        error instanceof ApiError && (error.kind === 'business' || error.kind === 'rate-limited');
      setProblem((isWordy && error.message) || text('merchant.reportFailed'));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('merchant.reportTitle')}
      closeLabel={text('common.close')}
      footer={
        <Button variant="primary" wide onClick={() => void send()} isBusy={isSending}>
          {text('merchant.reportSend')}
        </Button>
      }
    >
      <RadioGroup
        legend={text('merchant.reportTitle')}
        isLegendHidden
        options={CHOICES.map(({ value, key: label }) => ({ value, label: text(label) }))}
        value={wrong}
        onChange={setWrong}
      />
      <label className={css['label']} htmlFor={id}>
        {text('merchant.reportNote')}
      </label>
      <textarea
        id={id}
        className={css['note']}
        rows={3}
        maxLength={MAX_NOTE}
        value={note}
        aria-describedby={`${id}-count`}
        onChange={({ target }) => setNote(target.value)}
      />
      <p className={css['count']} id={`${id}-count`}>
        {text('merchant.reportCount', { count: note.length, max: MAX_NOTE })}
      </p>
      {problem && (
        <p className={css['problem']} role="alert">
          {problem}
        </p>
      )}
    </Sheet>
  );
}
