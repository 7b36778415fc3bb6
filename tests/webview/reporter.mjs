/** One line for each test, what went wrong beneath it, and the sum as the last line. */
import { bodiesLine } from '../../tools/reporters/bodies.mjs';

// oxlint-disable-next-line import/no-default-export -- node:test asks for it
export default async function* report(source) {
  let passed = 0;
  let failed = 0;
  const places = [];
  for await (const { type, data } of source) {
    const isTest = (type === 'test:pass' || type === 'test:fail') && data.details.type !== 'suite';
    // A whole file is reported as well; it counts only when it fails outside its tests.
    const isFile = isTest && data.nesting === 0 && data.name.endsWith('.shell.ts');
    if (isTest && type === 'test:pass' && !isFile) {
      passed += 1;
      yield `ok      ${data.name} (${Math.round(data.details.duration_ms)} ms)\n`;
    }
    if (isTest && type === 'test:fail' && data.details.error?.failureType !== 'subtestsFailed') {
      failed += 1;
      const error = data.details.error?.cause ?? data.details.error;
      yield `FAILED  ${data.name}\n${error?.stack ?? error}\n`;
    }
    if (isTest && !isFile) places.push(data.tags?.[0] ?? data.name);
    if (type === 'test:stderr' || type === 'test:stdout') yield data.message;
  }
  yield `${bodiesLine(places)}\n`;
  yield `webview: ${passed} passed, ${failed} failed\n`;
}
