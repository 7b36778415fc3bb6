import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { send } from './transport.ts';

const request = { path: '/rank', headers: { a: 'b' }, body: '{}', timeoutMs: 20_000 };
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function hang(): void {
  fetchMock.mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        const refuse = () => reject(new DOMException('aborted', 'AbortError'));
        if (init?.signal?.aborted) refuse();
        init?.signal?.addEventListener('abort', refuse);
      }),
  );
}

test('a reply of any status is a reply', async () => {
  fetchMock.mockResolvedValue(new Response('{"x":1}', { status: 503 }));
  await expect(send(request, new AbortController().signal)).resolves.toEqual({
    status: 503,
    body: '{"x":1}',
  });
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    redirect: 'error',
  });
});

test('no network', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(send(request, new AbortController().signal)).rejects.toMatchObject({
    kind: 'network',
  });
});

test('20 seconds without a reply', async () => {
  hang();
  const outcome = send(request, new AbortController().signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toMatchObject({ kind: 'timeout' });
});

test('cancelled while under way, and before', async () => {
  hang();
  const controller = new AbortController();
  const outcome = send(request, controller.signal).catch((error: unknown) => error);
  controller.abort();
  expect(await outcome).toMatchObject({ kind: 'cancelled' });
  await expect(send(request, controller.signal)).rejects.toMatchObject({ kind: 'cancelled' });
});
