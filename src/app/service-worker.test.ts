import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startServiceWorker } from './service-worker.ts';

vi.mock('../features/preferences/clear-cache.ts', () => ({ pictureCacheName: 'pictures' }));
vi.mock('../telemetry/report.ts', () => ({ reportProblem: vi.fn() }));
const setWaitingVersion = vi.hoisted(() => vi.fn());
vi.mock('./waiting-version.ts', () => ({ waitingVersion: { set: setWaitingVersion } }));

class Worker extends EventTarget {
  state = 'installing';
  install() {
    this.state = 'installed';
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
}

let registration: Registration;

beforeEach(() => {
  setWaitingVersion.mockClear();
  registration = new Registration();
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('__APP_BUILD__', false);
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: {}, register: () => Promise.resolve(registration) },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test('a version that waits already is told', async () => {
  registration.waiting = new Worker();
  await startServiceWorker();
  expect(setWaitingVersion).toHaveBeenCalledWith(registration.waiting);
});

test('a version that was being installed before the page looked is told when it waits', async () => {
  const worker = new Worker();
  registration.installing = worker;
  await startServiceWorker();
  expect(setWaitingVersion).not.toHaveBeenCalled();
  worker.install();
  expect(setWaitingVersion).toHaveBeenCalledWith(worker);
});

test('a version that is found later is told when it waits', async () => {
  await startServiceWorker();
  const worker = new Worker();
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  worker.install();
  expect(setWaitingVersion).toHaveBeenCalledTimes(1);
});

test('photos of users that an older worker kept for good are forgotten', async () => {
  const kept = ['/img/icon/noodles.png?w=48', '/img/u/0a.webp', '/img/u/0b.webp?w=80'];
  const cache = {
    keys: () => Promise.resolve(kept.map((path) => ({ url: `https://m.jajan.example${path}` }))),
    delete: vi.fn(() => Promise.resolve(true)),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  await startServiceWorker();
  const forgotten = cache.delete.mock.calls.map(([request]: unknown[]) => request);
  expect(forgotten).toEqual(
    kept.slice(1).map((path) => ({ url: `https://m.jajan.example${path}` })),
  );
});

test('the first pictures are kept, but not those that can be deleted', async () => {
  const cache = { addAll: vi.fn(() => Promise.resolve()) };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: null, register: () => Promise.resolve(registration) },
  });
  const drawn = `${location.origin}/img/icon/noodles.png?w=48`;
  const images = [drawn, `${location.origin}/img/u/0a.webp`, 'https://evil.example/img/a.png'];
  vi.stubGlobal('document', {
    images: images.map((currentSrc) => ({ currentSrc })),
    addEventListener: vi.fn(),
  });
  await startServiceWorker();
  expect(cache.addAll).toHaveBeenCalledExactlyOnceWith([drawn]);
});
