/** Chooses the licences of a package that we use it under, and finds their texts. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ALLOWED, kindOf, readPlain } from './text.mjs';

const LICENCE_FILE = /^(?:licen[cs]es?|copying|ofl)(?![a-z])(?!.*\.spdx$)/i;
/** Passed on under any licence. */
const NOTICE_FILE = /^(?:notice|copyright|licen[cs]e[-_]third[-_]party)(?![a-z])/i;

/** `(A OR B) AND C` as `[[A, B], [C]]`: one of each must be kept. */
export function alternatives(expression) {
  return expression
    .split(/\bAND\b(?![^(]*\))/)
    .map((part) => part.split(/\bOR\b|[()/\s]/).filter((id) => id !== ''));
}

/**
 * @param {{name: string, version: string, licence: string, folder: string}} found
 * @param {(text: string) => string} [cut] leaves out what does not ship
 * @returns {{licences: string[], texts: string[], notices: string[], missing: string[]}}
 */
export function chosen({ name, version, licence, folder }, cut = (text) => text) {
  const files = filesIn(folder);
  const said = files.filter(({ isNotice }) => !isNotice).map(({ text }) => cut(text));
  const known = new Set(said.map(kindOf));
  const licences = alternatives(licence).map((ids) => {
    const allowed = ALLOWED.filter((id) => ids.includes(id));
    if (allowed.length === 0)
      throw new Error(
        `${name} ${version} has the licence "${licence}", which is not one of ${ALLOWED.join(', ')}.`,
      );
    return allowed.find((id) => known.has(id)) ?? allowed[0];
  });
  return {
    licences,
    texts: said.filter((text) => licences.includes(kindOf(text))),
    notices: files.filter(({ isNotice }) => isNotice).map(({ text }) => text),
    missing: licences.filter((id) => !known.has(id)),
  };
}

function filesIn(folder) {
  if (!existsSync(folder)) throw new Error(`${folder} is not there; install the packages first.`);
  return readdirSync(folder)
    .filter((name) => LICENCE_FILE.test(name) || NOTICE_FILE.test(name))
    .flatMap((name) =>
      statSync(join(folder, name)).isDirectory()
        ? readdirSync(join(folder, name)).map((inner) => join(name, inner))
        : [name],
    )
    .sort()
    .map((name) => ({
      isNotice: NOTICE_FILE.test(name),
      text: readPlain(join(folder, name)),
    }));
}
