/**
 * Short messages over the screen, one at a time, the next when the one before is gone.
 * Invariant: a message that already shows or waits is not added again, it only shows longer; at
 * most `maxWaiting` wait, the oldest of them gives way. An atom, not a context: flows and failed
 * calls outside React show messages too. Texts come in translated.
 */
import { atom } from '../lib/atom.ts';

export interface ToastAction {
  label: string;
  onSelect: () => void;
}

export interface Toast {
  id: number;
  /** May hold one line break. */
  message: string;
  action: ToastAction | undefined;
  durationMs: number;
}

interface ToastOptions {
  action?: ToastAction | undefined;
  durationMs?: number | undefined;
}

const maxWaiting = 3;
/** Merchant 9. */
const plainMs = 1500;
/** Per character, so that a sentence of the server can be read. */
const readMs = 50;
/** Reading and reaching for the button takes longer. */
const actionMs = 5000;

/** The first one shows. */
export const toasts = atom<readonly Toast[]>([]);
let nextId = 1;
let timer: ReturnType<typeof setTimeout> | undefined;

function publish(next: readonly Toast[]): void {
  const [shown] = next;
  if (shown !== currentToast()) {
    clearTimeout(timer);
    timer = shown && setTimeout(() => dismissToast(shown.id), shown.durationMs);
  }
  toasts.set(next);
}

export function toast(message: string, options: ToastOptions = {}): void {
  if (message === '') return;
  const action = options.action;
  const durationMs =
    options.durationMs ?? (action ? actionMs : Math.max(plainMs, message.length * readMs));
  const queue = toasts.get();
  const known = queue.findIndex((each) => each.message === message);
  if (known !== -1) {
    // A new object restarts the timer of the one that shows.
    publish(queue.map((each, at) => (at === known ? { ...each, action, durationMs } : each)));
    return;
  }
  const [shown, ...waiting] = queue;
  const added = { id: nextId++, message, action, durationMs };
  if (!shown) publish([added]);
  else publish([shown, ...[...waiting, added].slice(-maxWaiting)]);
}

export function dismissToast(id: number): void {
  publish(toasts.get().filter((each) => each.id !== id));
}

export function currentToast(): Toast | undefined {
  return toasts.get()[0];
}
