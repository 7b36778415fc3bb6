/**
 * Removes from a line what could identify a person or open an account, for a log that a tester sends
 * away. Stricter than `lib/scrub.ts`, and loaded late. The shell does the same in
 * `src-tauri/src/logs/scrub.rs`; `tests/contract/log-vectors.json` holds both to it.
 */
import { scrub } from '../../lib/scrub.ts';

const MAX_CHARS = 300;
/** Longer is cut before the patterns see it. */
const MAX_LENGTH = 2048;

/** Each is linear: it takes a run as a whole, or stops after a few characters. */
type Rule = readonly [RegExp, string | ((found: string) => string)];

/** In this order. What is kept is in a group. Blanks are single ones here. */
const BEFORE_VALUES: readonly Rule[] = [
  [/\?[^\s"'<>)]+/g, '?#'],
  [/:\/\/[^\s"'<>)]+/g, withoutFragment],
  [/:\/\/[^\s/@"']+@/g, '://'],
  [/(\/(?:home|Users)\/)[^/\s]+/g, '$1#'],
  [/\bbearer\s+[^\s,;]+/gi, 'bearer #'],
  [/eyJ[\w-]+(?:\.[\w-]+)*/g, '#'],
];
const AFTER_VALUES: readonly Rule[] = [
  [/\b(user(?: id)?) [a-z_-]{0,3}\d[\w-]*/gi, '$1 #'],
  [/\b(?:jl|jln|jalan|gg|gang|kompleks?|perum|perumahan)(?:\. ?| )[^\s,;"'][^,;"']*/gi, '#'],
  [/\bRT ?\.? ?\d+ ?\/ ?(?:RW ?\.? ?)?\d+/gi, '#'],
  [/\b(?:[\da-f]{1,4}:){4}[\da-f:]*/gi, '#'],
  [/\d{1,3}(?:\.\d{1,3}){3}/g, '#'],
  [/-?\d{1,3}\.\d+\s*,\s*-?\d{1,3}\.\d+|-?\d{1,3}\.\d{3,}/g, '#'],
];
const WORD = /[\w-]+/g;
/** A word whose value follows it. */
const SECRET =
  /(?:token|secret|password|phone(?:_?no)?|phonenumber|mail|address|alamat|cookie)$|(?:^|-)(?:authorization|authorize|user(?:_?(?:id|name))?|name|nick_?name|pin|otp|lat(?:itude)?|l(?:on|ng)(?:gitude)?)$/i;
const SECRET_MAX_CHARS = 20;
const VALUE = /(["']? ?[:=] ?["']?)[^\s,;"'{}][^,;"'{}]*/y;

/** One line, bounded, without personal data. */
export function scrubLine(text: string): string {
  let line = beginning(text).trim().replace(/\s+/g, ' ');
  for (const [pattern, put] of BEFORE_VALUES) line = replaced(line, pattern, put);
  line = withoutValues(line);
  for (const [pattern, put] of AFTER_VALUES) line = replaced(line, pattern, put);
  return scrub(line).slice(0, MAX_CHARS);
}

function replaced(line: string, pattern: RegExp, put: Rule[1]): string {
  return typeof put === 'string' ? line.replace(pattern, put) : line.replace(pattern, put);
}

/** `://host/path#secret` without what follows the sign. */
function withoutFragment(url: string): string {
  const at = url.indexOf('#');
  return at < 0 || at === url.length - 1 ? url : url.slice(0, at + 1);
}

/** `pin: 1234` and the like: the value goes, up to a comma, a quote or a bracket. */
function withoutValues(line: string): string {
  let kept = '';
  let from = 0;
  WORD.lastIndex = 0;
  for (let word = WORD.exec(line); word; word = WORD.exec(line)) {
    if (!SECRET.test(word[0].slice(-SECRET_MAX_CHARS))) continue;
    VALUE.lastIndex = WORD.lastIndex;
    const value = VALUE.exec(line);
    if (!value) continue;
    kept += `${line.slice(from, WORD.lastIndex)}${value[1] ?? ''}#`;
    from = VALUE.lastIndex;
    WORD.lastIndex = from;
  }
  return kept + line.slice(from);
}

/** Whole words: of a token that is cut in two the rest would not look like one. */
function beginning(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  let end = MAX_LENGTH;
  while (end > 0 && /\S/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
