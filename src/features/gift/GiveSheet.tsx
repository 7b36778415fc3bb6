import { useState } from 'react';
import { attempts } from '../../api/keyed/attempts.ts';
import { ApiError, serversWords } from '../../api/errors.ts';
import { giftCreate } from '../../api/generated/calls/gift-create.ts';
import type { GiftCreateData } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { oneLine, seenText } from '../../lib/seen-text.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { NoteField } from '../../ui/form/NoteField.tsx';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { refreshGifts } from './gift-queries.ts';
import { takeOut } from '../order/taken-out.ts';
import { useKeptNote } from '../kept-words/use-kept-words.ts';
import css from './GiveSheet.module.css';
import { keepLink } from './kept-links.ts';

const createOnce = attempts(giftCreate);

/** Of the contract. */
const MAX_NOTE = 200;

interface GiveSheetProps {
  couponId: string;
  isOpen: boolean;
  onClose: () => void;
  onMade: (made: GiftCreateData) => void;
}

/** What giving means, and the words that go along. The link is made by a tap and sent by another. */
export function GiveSheet({ couponId, isOpen, onClose, onMade }: GiveSheetProps) {
  const text = useText();
  const [note, setNote] = useKeptNote(`gift:${couponId}`);
  const [isBusy, setBusy] = useState(false);

  async function make(): Promise<void> {
    setBusy(true);
    const body = { couponId, note: seenText(note) };
    try {
      // Asked again with the same key it is the same gift, with a new link.
      const made = await createOnce(body);
      keepLink(made);
      takeOut([couponId], 'GIFT_WAITING');
      track('gift_made', { hasNote: body.note !== '' });
      onMade(made);
      setNote('');
      refreshGifts();
    } catch (error) {
      reportProblem('gift.make', error);
      toast(serversWords(error) || text('gift.makeFailed'));
      if (error instanceof ApiError && error.kind === 'business') refreshGifts();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('gift.giveTitle')}
      closeLabel={text('common.close')}
      buttons={[
        { variant: 'primary', label: text('gift.make'), isBusy, onClick: () => void make() },
      ]}
    >
      <ul className={css['rules']}>
        <li>{text('gift.ruleWaits')}</li>
        <li>{text('gift.ruleOnce')}</li>
        <li>{text('gift.ruleMoney')}</li>
      </ul>
      <NoteField
        label={text('gift.noteLabel')}
        value={note}
        onChange={setNote}
        max={MAX_NOTE}
        countLabel={(count) => text('gift.noteCount', { count, max: MAX_NOTE })}
        overLabel={text('gift.noteTooLong', { max: MAX_NOTE })}
        placeholder={text('gift.noteHint')}
        clean={oneLine}
      />
    </Sheet>
  );
}
