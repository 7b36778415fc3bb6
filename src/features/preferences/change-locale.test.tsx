import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import type { Locale } from '../../i18n/locale.ts';
import { changeLocale, isChangingLocale } from './change-locale.ts';
import { storedLocale } from '../../i18n/stored-keys.ts';
import { useAtom } from '../../ui/use-atom.ts';

const i18n = vi.hoisted(() => ({
  current: 'id-ID' as Locale,
  activateLocale: vi.fn<(wanted: Locale) => Promise<void>>(),
}));
const toast = vi.hoisted(() => vi.fn<(message: string) => void>());
vi.mock('../../i18n/i18n.ts', () => ({
  activateLocale: i18n.activateLocale,
  currentLocale: () => i18n.current,
  text: (key: string) => key,
}));
vi.mock('../../ui/toast.ts', () => ({ toast }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  i18n.current = 'id-ID';
  i18n.activateLocale.mockImplementation((wanted) => {
    i18n.current = wanted;
    return Promise.resolve();
  });
  await openKept();
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the loading screen shows for 500 ms although the language is loaded at once', async () => {
  const { result } = renderHook(() => useAtom(isChangingLocale));
  void changeLocale('zh-CN');
  await pass(0);
  expect(result.current).toBe(true);
  expect(storedLocale.get()).toBe('zh-CN');
  await pass(499);
  expect(result.current).toBe(true);
  await pass(1);
  expect(result.current).toBe(false);
});

test('it shows until the language is loaded', async () => {
  const { result } = renderHook(() => useAtom(isChangingLocale));
  i18n.activateLocale.mockReturnValue(
    new Promise((resolve) => {
      setTimeout(resolve, 2000);
    }),
  );
  void changeLocale('en-US');
  await pass(1999);
  expect(result.current).toBe(true);
  await pass(1);
  expect(result.current).toBe(false);
});

test('a language that cannot be loaded changes nothing and shows a toast', async () => {
  const { result } = renderHook(() => useAtom(isChangingLocale));
  i18n.activateLocale.mockRejectedValue(new Error('offline'));
  void changeLocale('en-US');
  await pass(500);
  expect(result.current).toBe(false);
  expect(storedLocale.get()).toBeUndefined();
  expect(toast).toHaveBeenCalledTimes(1);
});

test('a second change meanwhile, and the current language, are no-ops', async () => {
  renderHook(() => useAtom(isChangingLocale));
  void changeLocale('id-ID');
  expect(i18n.activateLocale).not.toHaveBeenCalled();
  void changeLocale('zh-CN');
  void changeLocale('en-US');
  await pass(500);
  expect(i18n.activateLocale).toHaveBeenCalledExactlyOnceWith('zh-CN');
});
