/**
 * Names and notes that others see: one line, nothing that hides or turns around the text beside it. The
 * server's `words.rs` does the same; the vectors are `tests/contract/typed-vectors.json`. Pure.
 */
/** White space by Unicode, line breaks too: `\s` is another set. */
const BLANKS = /[\t-\r \u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+/g;
const HIDDEN = /[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
/** Parts of emoji and scripts, and fillers, that show nothing alone. */
const UNSEEN =
  /[\s\u115F\u1160\u200C\u2800\u3164\uFFA0\u{E0000}-\u{E0FFF}]|\u034F|\u200D|[\uFE00-\uFE0F]/gu;

/** As it may be typed: blanks at its ends stay. The joiner inside an emoji stays. */
export function oneLine(text: string): string {
  return text.replace(BLANKS, ' ').replace(HIDDEN, '');
}

/** As it is sent; empty where nothing of it would be seen. */
export function seenText(text: string): string {
  const line = oneLine(text).replace(/ {2,}/g, ' ').trim();
  return line.replace(UNSEEN, '') === '' ? '' : line;
}
