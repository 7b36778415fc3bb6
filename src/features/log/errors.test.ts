import { beforeEach, expect, test, vi } from 'vitest';

const reportProblem = vi.hoisted(() => vi.fn<(where: string, error: unknown) => void>());
vi.mock('../../telemetry/report.ts', () => ({ reportProblem }));

const { watchErrors } = await import('./errors.ts');
watchErrors();

beforeEach(() => reportProblem.mockReset());

function rejected(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

test('an uncaught error and an unhandled rejection are problems', () => {
  const [thrown, refused] = [new TypeError('a'), new Error('b')];
  window.dispatchEvent(new ErrorEvent('error', { error: thrown }));
  rejected(refused);
  expect(reportProblem.mock.calls).toEqual([
    ['page.error', thrown],
    ['page.rejection', refused],
  ]);
});

test('an aborted call and an error without a value are not', () => {
  rejected(new DOMException('left', 'AbortError'));
  rejected(undefined);
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }));
  expect(reportProblem).not.toHaveBeenCalled();
});
