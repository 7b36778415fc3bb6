/**
 * The browser's `beforeinstallprompt` event, kept until it is used. Spec home 2 and 9: the prompt
 * appears lazily, 10 s after start, never in the app. Other browsers have no install that a page
 * can start.
 */
import { atom } from '../../lib/atom.ts';

interface InstallOffer extends Event {
  prompt: () => Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export const installOffer = atom<InstallOffer | undefined>(undefined);

/**
 * Call at start: the browser sends the event once, early. Gives a function that stops listening.
 */
export function watchInstallOffer(): () => void {
  const onOffer = (event: Event): void => {
    event.preventDefault();
    installOffer.set(event as InstallOffer);
  };
  const onInstalled = (): void => installOffer.set(undefined);
  window.addEventListener('beforeinstallprompt', onOffer);
  window.addEventListener('appinstalled', onInstalled);
  return () => {
    window.removeEventListener('beforeinstallprompt', onOffer);
    window.removeEventListener('appinstalled', onInstalled);
  };
}

/** Opens the browser's own dialog. An offer can be used once. True when the user accepted. */
export async function install(): Promise<boolean> {
  const used = installOffer.get();
  if (!used) return false;
  installOffer.set(undefined);
  await used.prompt();
  return (await used.userChoice).outcome === 'accepted';
}
