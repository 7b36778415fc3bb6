/**
 * Without the characters of a set at its beginning and its end. Reads each character once: an expression that
 * ends in `+$` begins again at each of them.
 */
export function stripped(text: string, first: string, last: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && first.includes(text.charAt(start))) start += 1;
  while (end > start && last.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
