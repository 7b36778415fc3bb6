/**
 * Light, dark, or the device's setting. The choice is an attribute on the root, which the tokens
 * use, and the colour of the system's bar, which CSS cannot set.
 */
import { host } from '#host';
import { useSyncExternalStore } from 'react';
import { storage } from '../../storage/storage.ts';
import { storedTheme } from './stored-keys.ts';
import { reportProblem, track } from '../../telemetry/report.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The page's background, `--page` in `ui/tokens.css`. */
const barColours = { light: '#fffbf2', dark: '#14110e' } as const;

export function currentTheme(): Theme {
  return storedTheme.get() ?? 'system';
}

/** Applies the stored choice. The composition root calls it before the first paint. */
export function applyTheme(): void {
  const theme = currentTheme();
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.content = barColours[theme === 'system' ? own : theme];
  }
  if (__APP_BUILD__)
    host.screen.setTheme?.(theme).catch((error: unknown) => reportProblem('theme', error));
}

export function setTheme(theme: Theme): void {
  storedTheme.set(theme);
  track('theme_changed', { theme });
  applyTheme();
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => storage.onChange(listener), currentTheme);
}
