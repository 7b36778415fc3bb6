import { fromBase64 } from '../../lib/base64.ts';
import { native } from './native.ts';

/** By the host plugin of Android, whose camera and pickers are other apps. */
export async function lostPhoto(): Promise<Blob | undefined> {
  const base64 = await native<string | null>('plugin:host|lost_photo');
  return base64 === null ? undefined : new Blob([fromBase64(base64)]);
}
