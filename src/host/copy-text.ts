import { HostError } from './errors.ts';

/**
 * Puts a text on the clipboard; call it from a touch. The clipboard of the page first, and where that
 * is missing or refuses (old or embedded web views) a text field that copies itself. Throws -7 when
 * neither did.
 */
export async function copyText(text: string): Promise<void> {
  try {
    // Absent on a page that is not secure, hence inside.
    await navigator.clipboard.writeText(text);
  } catch (error) {
    if (!copyByField(text)) throw new HostError(-7, 'the clipboard took nothing', { cause: error });
  }
}

function copyByField(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // The keyboard must not come for it.
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.style.position = 'fixed';
  field.style.top = '0';
  field.style.opacity = '0';
  // Inside an open dialog, where there is one: it keeps the focus from everything else.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  // iOS selects nothing in a field that cannot be written to, unless told so.
  field.setSelectionRange(0, text.length);
  let isCopied = false;
  try {
    isCopied = document.execCommand('copy');
  } catch {
    // Not allowed here: the caller says so.
  }
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isCopied;
}
