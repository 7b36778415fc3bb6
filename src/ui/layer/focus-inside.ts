import type { KeyboardEvent } from 'react';

const focusable =
  'a[href],button:not(:disabled),input:not(:disabled),select,textarea,[tabindex="0"]';

/** Keeps the Tab key inside `panel`, for web views without `<dialog>` (Safari before 15.4). */
export function keepFocusInside(event: KeyboardEvent, panel: HTMLElement | null): void {
  if (event.key !== 'Tab') return;
  const stops = [...(panel?.querySelectorAll<HTMLElement>(focusable) ?? [])];
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const isAtEdge = document.activeElement === (event.shiftKey ? first : last);
  if (!isAtEdge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
