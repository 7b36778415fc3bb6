/**
 * Removes from a message what could identify or open an account: mail addresses, long texts with
 * digits such as tokens, and numbers of six digits or more such as phones and codes. What remains
 * says what broke.
 *
 * Invariant: anybody can write the text and choose its length (a path that was opened). It is cut
 * before anything searches it, and each step reads a character a fixed number of times.
 */
const MAX_CHARS = 2048;

export function scrub(text: string): string {
  return beginning(text)
    .replace(/[\w.+@-]+/g, withoutMail)
    .replace(/[\w-]+/g, (run) => (run.length >= 20 && /\d/.test(run) ? '#' : run))
    .replace(/\+?\d(?:[\s().-]?\d){5,}/g, '#');
}

/** Of a mail address, a token or a number that the cut would go through nothing is left: half is no match. */
function beginning(text: string): string {
  if (text.length <= MAX_CHARS) return text;
  let end = MAX_CHARS;
  for (const part of [/[\w.+@-]/, /[\d\s().+-]/])
    while (end > 0 && part.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** A run of what mail addresses are made of: between two `@` everything is a name, a host, or both. */
function withoutMail(run: string): string {
  const [first = '', ...rest] = run.split('@');
  let name = first;
  let kept = '';
  for (const part of rest) {
    const host = name && /^[\w-]+(?:\.[\w-]+)+/.exec(part)?.[0];
    kept += host ? '#' : `${name}@`;
    name = host ? part.slice(host.length) : part;
  }
  return kept + name;
}
