import { expect, it } from 'vitest';
import { appInfo } from '../../api/app-info.ts';
import { shownVersion } from './shown-version.ts';

it.each([
  ['prod', '2.10.3'],
  ['pre', '2.10.3 (pre)'],
  ['test', '2.10.3 (test)'],
  ['dev', '2.10.3 (dev)'],
])('in %s it is %s', (environment, expected) => {
  expect(shownVersion({ versionName: '2.10.3', environment })).toBe(expected);
});

it('is of this build by default', () => {
  expect(shownVersion()).toBe(`${appInfo.versionName} (dev)`);
});
