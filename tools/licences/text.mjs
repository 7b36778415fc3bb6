/** Parses licence files: which licence, which copyright lines, and the terms without them. */
import { readFileSync } from 'node:fs';

/**
 * The allow list, in order of preference for "A OR B". `says` recognises a text; `begins` is where the
 * terms begin, below title and copyright.
 */
const LICENCES = {
  MIT: { says: /permission is hereby granted, free of charge/i, begins: /permission is hereby/i },
  Zlib: { says: /provided ["'“‘]as-is["'”’],? without any express/i, begins: /this software is/i },
  '0BSD': {
    says: /distribute this software for any purpose with or without fee is hereby granted\./i,
    begins: /permission to use/i,
  },
  ISC: {
    says: /distribute this software for any purpose with or without fee is hereby granted, provided/i,
    begins: /permission to use/i,
  },
  'BSD-2-Clause': {
    says: /redistribution and use in source and binary/i,
    begins: /redistribution and use/i,
  },
  'BSD-3-Clause': {
    says: /redistribution and use in source and binary[^]*(?:neither the name|endorse or promote)/i,
    begins: /redistribution and use/i,
  },
  'Apache-2.0': { says: /apache license\W*version 2\.0, january 2004/i },
  'Unicode-3.0': {
    says: /copy of data files and any associated documentation/i,
    begins: /notice to user/i,
  },
  'OFL-1.1': { says: /sil open font license/i, begins: /this font software is licensed/i },
  'CDLA-Permissive-2.0': { says: /community data license agreement - permissive - version 2\.0/i },
  'MPL-2.0': { says: /mozilla public license\W*version 2\.0/i },
  'CC0-1.0': { says: /cc0 1\.0 universal/i },
};

export const ALLOWED = Object.keys(LICENCES);

const TITLE =
  /^(?:\W*(?:the )?(?:(?:mit|isc|x11|expat|zlib|3-clause bsd|(?:new )?bsd(?: [23]-clause)?|unicode|free bsd)\b.{0,12}licen[cs]e\b.{0,24}|copyright and permission notice|licen[cs]e)[\s:*]*)$/i;

/** Without comment, quotation and heading marks. */
export function readPlain(path) {
  return readFileSync(path, 'utf8')
    .replaceAll(/\r|\uFEFF/g, '')
    .replaceAll(/^(?:\/\/|>|#+) /gm, '');
}

export function kindOf(text) {
  const words = text.replaceAll(/\s+/g, ' ');
  // Several contain the first sentence of one above them.
  return ALLOWED.findLast((id) => LICENCES[id].says.test(words));
}

/** @returns {{copyright: string[], body: string}} both without hard line wraps */
export function takeApart(text) {
  const kind = kindOf(text);
  if (kind === 'Apache-2.0') return apache(text);
  const { begins } = LICENCES[kind] ?? {};
  const at = begins ? lineOf(text, begins) : 0;
  return { copyright: holders(text.slice(0, at)), body: reflowed(text.slice(at)) };
}

/** Drops the appendix "How to apply", but keeps a copyright line that was filled in there. */
function apache(text) {
  const start = lineOf(text, /apache license/i);
  const end = /END OF TERMS AND CONDITIONS/.exec(text);
  if (!end) return { copyright: holders(text.slice(0, start)), body: reflowed(text.slice(start)) };
  const endsAt = end.index + end[0].length;
  const appendix = text.slice(endsAt);
  const rest = appendix.replace(/^[^]*limitations under the License\.?/, '');
  const named = appendix
    .split('\n')
    .filter((line) => /^\W*copyright (?![[{<(]?(?:yyyy|year))/i.test(line) && /\d/.test(line));
  const body = reflowed(text.slice(start, endsAt));
  const more = rest === appendix ? '' : reflowed(rest);
  return {
    copyright: [...holders(text.slice(0, start)), ...named.map((line) => line.trim())],
    body: more === '' ? body : `${body}\n\n${more}`,
  };
}

function lineOf(text, pattern) {
  const found = pattern.exec(text);
  return found ? text.lastIndexOf('\n', found.index) + 1 : 0;
}

function holders(head) {
  return reflowed(head)
    .split('\n')
    .filter((line) => line !== '' && !TITLE.test(line));
}

const RULE = /^[=_*-]{3,}$/;
const BEGINS_ANEW = /^(?:[*•-] |\(?\w{1,3}[.)] |https?:)|\bcopyright (?:\(c\)|©|\d)/i;

/** Joins hard-wrapped lines; short lines, list items and paragraphs keep their breaks. */
export function reflowed(text) {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !RULE.test(line));
  const longest = Math.max(...lines.map(({ length }) => length));
  const isFull = (line) => line.length > Math.min(60, longest * 0.7);
  let result = '';
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1] ?? '';
    const goesOn = line !== '' && isFull(before) && !BEGINS_ANEW.test(line);
    result += index === 0 ? line : `${goesOn ? ' ' : '\n'}${line}`;
  }
  return result
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Equal for texts that differ in whitespace, quotes or case only. */
export function keyOf(body) {
  return body.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
