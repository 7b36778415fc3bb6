import { useState } from 'react';
import type { CouponId, OutletCase } from '../../api/generated/types.ts';
import { type TextKey, useText } from '../../i18n/i18n.ts';
import { seenText } from '../../lib/seen-text.ts';
import { Button } from '../../ui/Button.tsx';
import { NoteField } from '../../ui/form/Field.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-url.ts';
import { useAct } from '../act/use-act.ts';
import { useKeptNote } from '../kept-words/use-kept-words.ts';
import { PhotoPicker } from '../photo/PhotoPicker.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import layout from '../../ui/style/layout.module.css';
import { reportRefusal } from './report-refused.ts';
import { fileProblems } from '../photo/photo-check.ts';
import { PhotoError, encodedJpeg, readPhoto } from '../photo/photo.ts';
import { uploadMessage, uploadPhoto } from '../photo/upload-photo.ts';
import { toast } from '../../ui/toast.ts';
import { perform } from '../act/act.ts';

/** As the contract has it. */
const MAX_TEXT = 300;
const MAX_PHOTOS = 6;
const PHOTO_PX = 72;

interface EvidenceFieldsProps {
  couponId: CouponId;
  outletCase: OutletCase;
}

/** What happened, in words and photos; both can be added while the case is open. */
export function EvidenceFields({ couponId, outletCase }: EvidenceFieldsProps) {
  const text = useText();
  const { photoList } = outletCase;
  const [words, setWords] = useKeptNote(`case:${couponId}`);
  const [isPicking, setPicking] = useState(false);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<TextKey>();

  async function add(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (!file) return;
    setReading(true);
    const why = await sendEvidence(couponId, file);
    setReading(false);
    setProblem(why);
    // Open for another try, also when the photo came while the phone had ended the app.
    setPicking(why !== undefined);
  }

  const { send, isBusy } = useAct(reportRefusal, {
    onDone: () => setWords((now) => (now === words ? '' : now)),
  });
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
        isBusy={isBusy}
        disabled={seenText(words) === ''}
        onClick={() => void send({ couponId, text: words })}
      >
        {text('redeem.saveText')}
      </Button>
      {photoList.length > 0 && (
        <div className={layout['flow2']}>
          {photoList.map((address, index) => (
            <Picture
              key={address}
              className={classes(box['rounded'], box['photo72'])}
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
        isReading={isReading}
        onPick={(files) => void add(files)}
      />
    </>
  );
}

/** A photo of a refusal: read, encoded without its metadata, uploaded, added to the case. */
const QUALITY = 0.85;

/** What is wrong with the file or its way to the server; undefined: it is there. */
async function sendEvidence(couponId: CouponId, file: File): Promise<TextKey | undefined> {
  try {
    const jpeg = await encodedJpeg(await readPhoto(file), QUALITY);
    const address = await uploadPhoto('review', jpeg, {});
    const { isDone } = await perform(reportRefusal, { couponId, photoList: [address] });
    return isDone ? undefined : 'redeem.photoFailed';
  } catch (error) {
    if (error instanceof PhotoError)
      return error.problem === 'not-made' ? 'redeem.photoFailed' : fileProblems[error.problem];
    const words = uploadMessage(error, 'redeem.evidence');
    if (words !== '') toast(words);
    return 'redeem.photoFailed';
  }
}
