import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitingVersion } from '../waiting-version.ts';
import { takeNewVersion } from './OutdatedScreen.tsx';

const reload = vi.fn();
const answer = vi.fn<() => Promise<{ ok: boolean }>>();

class Worker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn();
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** As a page that a worker controls, whose server has this worker. */
function controlledBy(found: Worker | undefined): void {
  const registration = { update: () => Promise.resolve(), installing: found, waiting: null };
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: {},
    getRegistration: () => Promise.resolve(registration),
  });
  vi.stubGlobal('navigator', { serviceWorker });
}

beforeEach(() => {
  vi.clearAllMocks();
  answer.mockResolvedValue({ ok: true });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('navigator', {});
  waitingVersion.set(undefined);
});

afterEach(() => vi.unstubAllGlobals());

test('without a worker the page is loaded again from the server', async () => {
  expect(await takeNewVersion()).toBe('begun');
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['no network', () => answer.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['a server that fails', () => answer.mockResolvedValue({ ok: false })],
])('%s does not leave the page for an error page', async (_name, arrange) => {
  arrange();
  expect(await takeNewVersion()).toBe('offline');
  expect(reload).not.toHaveBeenCalled();
});

test('a worker whose server has nothing new is not reloaded', async () => {
  controlledBy(undefined);
  expect(await takeNewVersion()).toBe('none');
  expect(reload).not.toHaveBeenCalled();
});

test('a new worker takes over when it has its files', async () => {
  const worker = new Worker();
  controlledBy(worker);
  const outcome = takeNewVersion();
  await vi.waitFor(() => expect(answer).toHaveBeenCalled());
  expect(worker.postMessage).not.toHaveBeenCalled();
  worker.become('installed');
  expect(await outcome).toBe('begun');
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a new worker that cannot fetch its files changes nothing', async () => {
  const worker = new Worker();
  controlledBy(worker);
  const outcome = takeNewVersion();
  worker.become('redundant');
  expect(await outcome).toBe('none');
  expect(reload).not.toHaveBeenCalled();
});

test('a version that waits already is taken at once', async () => {
  const worker = new Worker();
  controlledBy(worker);
  waitingVersion.set(worker as unknown as ServiceWorker);
  expect(await takeNewVersion()).toBe('begun');
  expect(answer).not.toHaveBeenCalled();
  navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
});
