import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { start } from './main.tsx';

vi.mock('./i18n/i18n.ts', () => ({ activateLocale: () => Promise.resolve() }));
vi.mock('./features/preferences/theme.ts', () => ({ applyTheme: vi.fn() }));
vi.mock('./session/follow-session.ts', () => ({ followSession: vi.fn() }));
vi.mock('./i18n/stored-keys.ts', () => ({ storedLocale: { get: () => undefined } }));
vi.mock('./telemetry/report.ts', () => ({ startTelemetry: vi.fn() }));
const { arrived } = vi.hoisted(() => ({ arrived: Promise.withResolvers<void>() }));
vi.mock('./features/home-cards/arrived.ts', () => ({ takeArrived: () => arrived.promise }));
vi.mock('./app/App.tsx', () => ({ App: () => 'drawn' }));

afterEach(() => document.body.replaceChildren());

test('draws nothing before what came early is in the cache: home would be drawn twice', async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  const started = start();
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(root.textContent).toBe('');
  await act(async () => {
    arrived.resolve();
    await started;
  });
  expect(root.textContent).toBe('drawn');
});
