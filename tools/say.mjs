/** One line of progress in words, on standard error so that piped output stays clean. */
export function say(text) {
  process.stderr.write(`${text}\n`);
}
