/** The tables of the phones' pages, in markdown. */

/** A heading and its table, with an empty line at the end; `lines` are made by `cells`. */
export function section(heading, heads, lines) {
  const rule = `|${heads.map(() => '---').join('|')}|`;
  return [`### ${heading}`, '', cells(heads), rule, ...lines, ''].join('\n');
}

export function cells(values) {
  return `| ${values.map((value) => String(value).replaceAll('|', '\\|')).join(' | ')} |`;
}
