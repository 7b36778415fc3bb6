/**
 * Bodies and rows: tests from one place of a file share a body. A body with several tests is a table,
 * and its tests are rows.
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
