/**
 * The state of the simulated phone, stored by developer options, its open system dialogs, and what is done
 * to it from outside the app. Rendered by `PhoneDesk.tsx`.
 */
import { type Device, deviceOf, deviceText } from '../../host/simulated/device.ts';
import type { Answers, Desk, QuestionKind, Phone } from '../../host/simulated/phone.ts';
import { atom } from '../../lib/atom.ts';
import { storedSimulatedHost } from './stored-keys.ts';
import { storage } from '../../storage/storage.ts';

/** In session storage, while the app starts again after the system has ended it. */
const ENDED = 'jajan.simulatedEnd';

export interface Asked {
  kind: QuestionKind;
  words: readonly string[];
  answer: (answer: string) => void;
}

/** The first one is on top. */
export const questions = atom<readonly Asked[]>([]);

function ask<Kind extends QuestionKind>(
  kind: Kind,
  words: readonly string[] = [],
  signal?: AbortSignal,
): Promise<Answers[Kind]> {
  return new Promise((resolve, reject) => {
    const asked: Asked = {
      kind,
      words,
      answer(answer) {
        remove();
        resolve(answer as Answers[Kind]);
      },
    };
    signal?.addEventListener('abort', () => {
      remove();
      reject(new DOMException('no caller waits for an answer', 'AbortError'));
    });
    questions.set([...questions.get(), asked]);

    function remove(): void {
      questions.set(questions.get().filter((other) => other !== asked));
    }
  });
}

/** As text, so that the snapshot is stable for `useSyncExternalStore`. */
export function playedText(): string {
  return storedSimulatedHost.get() ?? '';
}

export function changeDevice(part: Partial<Device>): void {
  storedSimulatedHost.set(deviceText({ ...deviceOf(playedText()), ...part }));
}

export const desk: Desk = {
  device: () => deviceOf(playedText()),
  change: changeDevice,
  onChange: (listener) =>
    storage.onChange((key) => {
      if (key === storedSimulatedHost.name) listener();
    }),
  ask,
  restart: () => location.reload(),
  wasEnded() {
    const isEnded = sessionStorage.getItem(ENDED) !== null;
    sessionStorage.removeItem(ENDED);
    return isEnded;
  },
};

/** The link that opens the app at its next start. */
const COLD_LINK = 'jajan.simulatedLink';

/** Undefined while none is simulated. */
export const phone = atom<Phone | undefined>(undefined);

/** Sets the simulated phone and opens the link that waited for its start. */
export function holdPhone(played: Phone): void {
  phone.set(played);
  // As the shell, which knows no address of before.
  if (sessionStorage.getItem(ENDED) !== null) history.replaceState(null, '', '/');
  const cold = sessionStorage.getItem(COLD_LINK);
  sessionStorage.removeItem(COLD_LINK);
  if (cold !== null) played.openLink(cold);
}

export function pressBack(): void {
  phone.get()?.pressBack();
}

export function openWarm(url: string): void {
  phone.get()?.openLink(url);
}

export function openCold(url: string): void {
  sessionStorage.setItem(COLD_LINK, url);
  desk.restart();
}

/** The system ends the app in the background, and its user opens it again. */
export function endInBackground(): void {
  sessionStorage.setItem(ENDED, 'true');
  desk.restart();
}
