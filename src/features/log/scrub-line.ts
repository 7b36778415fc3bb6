/**
 * Removes from a line what could identify a person or open an account, for a log that a tester sends to
 * somebody. Stricter than `lib/scrub.ts`, and loaded late. The shell does the same in
 * `src-tauri/src/logs/scrub.rs`; `tests/contract/log-vectors.json` holds both to it.
 */
import { scrub } from '../../lib/scrub.ts';

const MAX_CHARS = 300;
/** Longer is cut before the patterns see it. */
const MAX_LENGTH = 2048;

/** In this order. What is kept is in a group. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/\?[^\s"'<>)]+/g, '?#'],
  [/(:\/\/[^\s#"'<>)]*)#[^\s"'<>)]+/g, '$1#'],
  [/:\/\/[^\s/@"']+@/g, '://'],
  [/(\/(?:home|Users)\/)[^/\s]+/g, '$1#'],
  [/\bbearer\s+[^\s,;]+/gi, 'bearer #'],
  [/eyJ[\w-]+(?:\.[\w-]+)*/g, '#'],
  [
    /\b([\w-]*(?:token|secret|password|phone(?:_?no)?|phonenumber|mail|address|alamat|cookie)|authorization|authorize|user(?:_?(?:id|name))?|name|nick_?name|pin|otp|lat(?:itude)?|l(?:on|ng)(?:gitude)?)(["']?\s*[:=]\s*["']?)[^\s,;"'{}][^,;"'{}]*/gi,
    '$1$2#',
  ],
  [/\b(user(?: id)?) [a-z_-]{0,3}\d[\w-]*/gi, '$1 #'],
  [/\b(?:jl|jln|jalan|gg|gang|kompleks?|perum|perumahan)(?:\.\s*|\s+)[^\s,;"'][^,;"']*/gi, '#'],
  [/\bRT\s*\.?\s*\d+\s*\/\s*(?:RW\s*\.?\s*)?\d+/gi, '#'],
  [/(?:\b[\da-f]{1,4}:){4,}[\da-f:]*|\d{1,3}(?:\.\d{1,3}){3}/gi, '#'],
  [/-?\d{1,3}\.\d+\s*,\s*-?\d{1,3}\.\d+|-?\d{1,3}\.\d{3,}/g, '#'],
];

/** One line, bounded, without personal data. */
export function scrubLine(text: string): string {
  let line = beginning(text).trim().replace(/\s+/g, ' ');
  for (const [pattern, put] of RULES) line = line.replace(pattern, put);
  return scrub(line).slice(0, MAX_CHARS);
}

/** Whole words: of a token that is cut in two the rest would not look like one. */
function beginning(text: string): string {
  return text.length > MAX_LENGTH ? text.slice(0, MAX_LENGTH).replace(/\S*$/, '') : text;
}
