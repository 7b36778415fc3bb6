/**
 * Removes from a message what could identify or open an account: mail addresses, long texts with
 * digits such as tokens, and numbers of six digits or more such as phones and codes. What remains
 * says what broke.
 */
export function scrub(text: string): string {
  return text
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '#')
    .replace(/(?=[\w-]*\d)[\w-]{20,}/g, '#')
    .replace(/\+?\d(?:[\s().-]?\d){5,}/g, '#');
}
