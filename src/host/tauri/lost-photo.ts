import { native } from './native.ts';

/** By the host plugin of Android, whose camera and pickers are other apps. */
export async function lostPhoto(): Promise<Blob | undefined> {
  const base64 = await native<string | null>('plugin:host|lost_photo');
  if (base64 === null) return undefined;
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes]);
}
