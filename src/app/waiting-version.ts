/** The service worker of a newer version of the app that waits to take over. */
import { atom } from '../lib/atom.ts';

export const waitingVersion = atom<ServiceWorker | undefined>(undefined);
