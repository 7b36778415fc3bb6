/** Rows of the bench: value, bar, and whether it is met. */

/**
 * @param {string} what
 * @param {number} value
 * @param {{unit: string, atMost?: number, atLeast?: number, digits?: number, note?: string}} about
 */
export function row(what, value, { unit, atMost, atLeast, digits = 0, note = '' }) {
  return {
    what,
    value,
    unit,
    bar: barOf(unit, atMost, atLeast),
    digits,
    note,
    isMet:
      value <= (atMost ?? Number.POSITIVE_INFINITY) &&
      value >= (atLeast ?? Number.NEGATIVE_INFINITY),
  };
}

function barOf(unit, atMost, atLeast) {
  if (atMost !== undefined) return `<= ${atMost} ${unit}`.trim();
  return atLeast === undefined ? '' : `>= ${atLeast} ${unit}`.trim();
}

/** A failed measurement with its reason. Counts as missed when it has a bar. */
export function missing(what, reason) {
  return { what, value: Number.NaN, unit: '', bar: '', digits: 0, note: reason, isMet: false };
}

/** As text, for a terminal and for Markdown alike. */
export function tableOf(rows) {
  const cells = rows.map(({ what, value, unit, bar, digits, note, isMet }) => [
    what,
    Number.isNaN(value) ? '–' : `${value.toFixed(digits)} ${unit}`.trim(),
    bar,
    bar === '' && !Number.isNaN(value) ? '' : isMet ? 'met' : 'MISSED',
    note,
  ]);
  const all = [['Measured', 'Value', 'Bar', '', 'Note'], ...cells];
  const widths = all[0].map((_, column) => Math.max(...all.map((line) => line[column].length)));
  const line = (texts) =>
    `| ${texts.map((text, column) => text.padEnd(widths[column])).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(all[0]), rule, ...all.slice(1).map(line)].join('\n');
}

export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function percentile(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
