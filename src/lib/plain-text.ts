/**
 * What people type or paste, in the characters that they mean: full-width forms, dashes, apostrophes and
 * spaces of any kind, without invisible marks. The server's `typed.rs` does the same; the vectors are
 * `tests/contract/typed-vectors.json`. Pure.
 */
const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]|\u034F|\u200D|[\uFE00-\uFE0F]/g;

export function plainText(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(INVISIBLE, '')
    .replace(/[\u2010-\u2015\u2212\uFE58\uFE63]/g, '-')
    .replace(/[\u2018\u2019\u201B\u02BC\u2032\u0060\u00B4]/g, "'")
    .replace(/[\s\u0085]+/g, ' ')
    .trim();
}
