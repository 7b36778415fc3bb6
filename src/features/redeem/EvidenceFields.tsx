import { useState } from 'react';
import type { OutletCase } from '../../api/generated/types.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { seenText } from '../../lib/seen-text.ts';
import { Button } from '../../ui/Button.tsx';
import { NoteField } from '../../ui/form/NoteField.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-sizes.ts';
import { useKeptNote } from '../kept-words/use-kept-words.ts';
import { PhotoPicker } from '../photo/PhotoPicker.tsx';
import { sendEvidence } from './evidence.ts';
import css from './Redeem.module.css';
import { tellRefused } from './report-refused.ts';

/** As the contract has it. */
const MAX_TEXT = 300;
const MAX_PHOTOS = 6;
const PHOTO_PX = 72;

interface EvidenceFieldsProps {
  couponId: string;
  outletCase: OutletCase;
}

/** What happened, in words and photos; both can be added while the case is open. */
export function EvidenceFields({ couponId, outletCase }: EvidenceFieldsProps) {
  const text = useText();
  const { photoList } = outletCase;
  const [words, setWords] = useKeptNote(`case:${couponId}`);
  const [isPicking, setPicking] = useState(false);
  const [busy, setBusy] = useState<'photo' | 'text'>();
  const [problem, setProblem] = useState<TextKey>();

  async function add(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (!file) return;
    setBusy('photo');
    const why = await sendEvidence(couponId, file);
    setBusy(undefined);
    setProblem(why);
    // Open for another try, also when the photo came while the phone had ended the app.
    setPicking(why !== undefined);
  }

  async function save(): Promise<void> {
    setBusy('text');
    const isTold = await tellRefused(couponId, { text: words });
    setBusy(undefined);
    if (isTold) setWords((now) => (now === words ? '' : now));
  }
  return (
    <>
      <NoteField
        label={text('redeem.whatHappened')}
        value={words}
        onChange={setWords}
        max={MAX_TEXT}
        countLabel={(count) => text('order.askCount', { count, max: MAX_TEXT })}
      />
      {/* Stays when it has nothing to save: what lies below must not move under a finger, from "refund" to "keep". */}
      <Button
        variant="secondary"
        isBusy={busy === 'text'}
        disabled={seenText(words) === ''}
        onClick={() => void save()}
      >
        {text('redeem.saveText')}
      </Button>
      {photoList.length > 0 && (
        <div className={css['photos']}>
          {photoList.map((address, index) => (
            <Picture
              key={address}
              className={css['photo']}
              src={address}
              asked={ASKED.product}
              width={PHOTO_PX}
              height={PHOTO_PX}
              alt={text('redeem.evidence', { number: index + 1 })}
            />
          ))}
        </div>
      )}
      {photoList.length < MAX_PHOTOS && (
        <Button variant="secondary" onClick={() => setPicking(true)}>
          {text('redeem.addPhoto')}
        </Button>
      )}
      <PhotoPicker
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        title={text('redeem.addPhoto')}
        capture="environment"
        deniedText="redeem.photoDenied"
        problem={problem}
        isReading={busy === 'photo'}
        onPick={(files) => void add(files)}
      />
    </>
  );
}
