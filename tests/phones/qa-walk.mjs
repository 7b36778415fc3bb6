/**
 * The part of `QA.md` that the table knows: each permission's flow × state × phone, with how to bring it
 * about, the code, the text and what to do next.
 */
import { cells, section } from './markdown.mjs';
import { waysInto } from './qa-ways.mjs';

const PHONES = { 'APP Android': 'Android', 'APP iOS': 'iPhone' };
const HEADS = ['State', 'Phone', 'Do', 'Code', 'See', 'Then'];

/**
 * Markdown, one section for each flow of `ways`, from rows as `flowRow` writes them; `hostsOf` names the hosts
 * of a row. Throws when a row has no way, or a way no row.
 */
export function qaWalk(rows, hostsOf, ways = waysInto) {
  const sections = Object.entries(ways).map(([flow, states]) => {
    const walked = rows
      .filter((row) => row.flow === flow)
      .flatMap((row) => hostsOf(row.host).map((host) => ({ ...row, phone: PHONES[host] })))
      .filter(({ phone }) => phone !== undefined);
    const told = Object.keys(states);
    const missing = walked.filter(({ state }) => !told.includes(state));
    const left = told.filter((state) => !walked.some((row) => row.state === state));
    if (missing.length > 0 || left.length > 0)
      throw new Error(
        `${flow}: ${missing.map(({ state }) => `no way into “${state}”`).join(', ')} ${left.map((state) => `no row for “${state}”`).join(', ')} (tests/phones/qa-ways.mjs)`,
      );
    const lines = told.flatMap((state) =>
      walked.filter((row) => row.state === state).map((row) => lineOf(row, states[state])),
    );
    return section(flow, HEADS, joined(lines).map(cells));
  });
  return sections.join('\n');
}

/** One line where the phones differ in nothing. */
function joined(lines) {
  const phonesOf = Map.groupBy(lines, ([state, _phone, ...rest]) => JSON.stringify([state, rest]));
  return [...phonesOf.values()].map((same) => {
    const [state, , ...rest] = same[0];
    return [state, [...new Set(same.map(([, phone]) => phone))].join(', '), ...rest];
  });
}

/** One way for both phones, one for each, or why there is none. */
function lineOf({ state, phone, code, text, next }, way) {
  const own = phone === 'Android' ? way.android : way.ios;
  const told = typeof way === 'string' ? way : (own ?? (way.none && `Not by hand: ${way.none}`));
  if (told === undefined) throw new Error(`no way into “${state}” on ${phone}`);
  return [state, phone, told, code, text ?? '', next ?? ''];
}
