// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { storedHomeStoreList } from './stored-keys.ts';
import { tellCache } from './list-failures.ts';

vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));

test('a cache that was never there is a miss, told once', async () => {
  await openKept();
  expect(storedHomeStoreList.get()).toBeUndefined();
  tellCache('homeCards', 'none');
  tellCache('homeCards', 'none');
  expect(vi.mocked(track).mock.calls).toEqual([['cache_miss', { key: 'homeCards' }]]);
  expect(reportProblem).not.toHaveBeenCalled();
});

test('one of another version has expired, also when another reader came first', async () => {
  await openKept(new Map([['homeStoreList', '{"versionCode":"0","value":{}}']]));
  expect(storedHomeStoreList.get()).toBeUndefined();
  expect(storedHomeStoreList.get()).toBeUndefined();
  tellCache('homeStoreList', 'none');
  expect(reportProblem).toHaveBeenCalledWith('cache.homeStoreList', new Error('expired'));
});
