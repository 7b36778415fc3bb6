import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NativeLog } from '../../host/types.ts';

const { host, reportProblem } = vi.hoisted(() => ({
  host: {} as { log?: { read: () => Promise<NativeLog> } },
  reportProblem: vi.fn<(where: string, error: unknown) => void>(),
}));
vi.mock('#host', () => ({ host }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem }));

const { reportLastFailure } = await import('./errors.ts');

function left(lastFailure: NativeLog['lastFailure']): void {
  host.log = { read: () => Promise.resolve({ lines: [], lastFailure }) };
}

beforeEach(() => {
  reportProblem.mockReset();
  sessionStorage.clear();
});

afterEach(() => {
  delete host.log;
});

test('a run that failed is reported once, with its kind and reason', async () => {
  left({ kind: 'panic', atMs: 5, text: 'panic in main' });
  await reportLastFailure();
  // The page was reloaded.
  await reportLastFailure();
  expect(reportProblem.mock.calls).toEqual([
    ['shell.lastStart', expect.objectContaining({ kind: 'panic', message: 'panic in main' })],
  ]);
  left({ kind: 'unfinished', atMs: 9, text: '' });
  await reportLastFailure();
  expect(reportProblem).toHaveBeenCalledTimes(2);
});

test('a run that did not fail is not reported, nor is a browser', async () => {
  left(null);
  await reportLastFailure();
  delete host.log;
  await reportLastFailure();
  expect(reportProblem).not.toHaveBeenCalled();
});

test('a log that cannot be read is reported as that', async () => {
  const error = new Error('no');
  host.log = { read: () => Promise.reject(error) };
  await reportLastFailure();
  expect(reportProblem).toHaveBeenCalledWith('shell.log', error);
});
