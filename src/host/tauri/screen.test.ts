import { clearMocks, mockIPC } from '@tauri-apps/api/mocks';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  clearMocks();
  vi.unstubAllGlobals();
  document.documentElement.style.fontSize = '';
});

async function on(userAgent: string, scale: number) {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 });
  vi.resetModules();
  let tell = (_scale: number): void => undefined;
  const asked: string[] = [];
  mockIPC((command, parameters) => {
    asked.push(command);
    if (command === 'plugin:host|text_scale') return { scale };
    const { handler } = parameters as { handler: { onmessage: (now: unknown) => void } };
    tell = (now) => handler.onmessage({ scale: now });
    return null;
  });
  const { followTextScale } = await import('./screen.ts');
  followTextScale();
  await new Promise((done) => setTimeout(done));
  return { asked, tell: (now: number) => tell(now) };
}

const size = () => document.documentElement.style.fontSize;
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36';

test.each([
  [1, ''],
  [1.3, '130%'],
  [2, '200%'],
  [3.1, '200%'],
  [0.85, '85%'],
  [0.5, '80%'],
])('the scale %f makes the root %j', async (scale, expected) => {
  await on(ANDROID, scale);
  expect(size()).toBe(expected);
});

test('a change of the setting is followed', async () => {
  const { tell } = await on(ANDROID, 1.15);
  expect(size()).toBe('115%');
  tell(1);
  expect(size()).toBe('');
});

test('a desktop is not asked', async () => {
  const { asked } = await on('Mozilla/5.0 (X11; Linux x86_64)', 2);
  expect(asked).toEqual([]);
});
