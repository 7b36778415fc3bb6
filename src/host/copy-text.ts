import { HostError } from './errors.ts';

/**
 * Copies a text to the clipboard; needs user activation. By the Clipboard API, and where that is missing
 * or refuses (old or embedded web views) by `execCommand` on a hidden text field. Throws -7 when both fail.
 */
export async function copyText(text: string): Promise<void> {
  try {
    // `clipboard` is undefined on an insecure origin, hence inside the try.
    await navigator.clipboard.writeText(text);
  } catch (error) {
    if (!copyByField(text)) throw new HostError(-7, 'the clipboard took nothing', { cause: error });
  }
}

function copyByField(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // Keeps the on-screen keyboard closed.
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.style.position = 'fixed';
  field.style.top = '0';
  field.style.opacity = '0';
  // Inside an open modal dialog: everything outside is inert and cannot be focused.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  // iOS ignores `select()` on a read-only field.
  field.setSelectionRange(0, text.length);
  let isCopied = false;
  try {
    isCopied = document.execCommand('copy');
  } catch {
    // Not allowed here: the caller throws.
  }
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isCopied;
}
