/**
 * How many tests were written, and how many a table has made of them: whatever comes from one place in a
 * file is one body. A body of more than one test is a table, its tests are rows.
 */

/**
 * @param {string[]} places where each test that ran stands, as `file:line:column`
 * @returns {string} the line that tools/counts.mjs reads
 */
export function bodiesLine(places) {
  const testsAt = new Map();
  for (const place of places) testsAt.set(place, (testsAt.get(place) ?? 0) + 1);
  const tables = [...testsAt.values()].filter((tests) => tests > 1);
  const rows = tables.reduce((sum, tests) => sum + tests, 0);
  return `bodies: ${testsAt.size - tables.length} of one test, ${tables.length} of ${rows} rows`;
}
