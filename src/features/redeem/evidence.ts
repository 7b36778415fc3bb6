/** A photo of a refusal: read, encoded without its metadata, uploaded, added to the case. */
import type { TextKey } from '../../i18n/i18n.ts';
import { fileProblems } from '../photo/file-problems.ts';
import { encodedJpeg, PhotoError, readPhoto } from '../photo/photo.ts';
import { uploadMessage, uploadPhoto } from '../photo/upload-photo.ts';
import { toast } from '../../ui/toast.ts';
import { tellRefused } from './report-refused.ts';

const QUALITY = 0.85;

/** What is wrong with the file or its way to the server; undefined: it is there. */
export async function sendEvidence(couponId: string, file: File): Promise<TextKey | undefined> {
  try {
    const jpeg = await encodedJpeg(await readPhoto(file), QUALITY);
    const address = await uploadPhoto('review', jpeg, {});
    return (await tellRefused(couponId, { photoList: [address] }))
      ? undefined
      : 'redeem.photoFailed';
  } catch (error) {
    if (error instanceof PhotoError)
      return error.problem === 'not-made' ? 'redeem.photoFailed' : fileProblems[error.problem];
    const words = uploadMessage(error, 'redeem.evidence');
    if (words !== '') toast(words);
    return 'redeem.photoFailed';
  }
}
