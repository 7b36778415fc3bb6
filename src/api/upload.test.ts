import { createHash, createHmac } from 'node:crypto';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { broken, failureOf, freshRigs, no, ok } from '../../tests/support/session-rig.ts';
import type { TransportReply, UploadRequest } from '../host/types.ts';
import { appInfo } from './app-info.ts';
import type { Endpoint } from './endpoint.ts';
import * as codes from './generated/codes.ts';

const send = vi.fn<(request: UploadRequest, signal: AbortSignal) => Promise<TransportReply>>();
const { host } = vi.hoisted(() => ({ host: {} as Record<string, unknown> }));
vi.mock('#host', () => ({ host }));

const picture: Endpoint<{ business: string }, { visitUrl: string }> = {
  path: '/upload',
  data: v.object({ visitUrl: v.string() }),
  isLoginRequired: true,
};
/** Binary bytes with a line break where a form part would end. */
const bytes = new Uint8Array([0xff, 0xd8, 0x0d, 0x0a, 0x2d, 0x2d, 0x00, 0xfe]);
const file = () => new File([bytes], 'Sari’s passport.jpg', { type: 'image/jpeg' });
const done = ok({ visitUrl: '/img/u/1.webp' });

const rigs = freshRigs(host, true);
beforeEach(() => {
  send.mockReset();
  host['upload'] = send;
});

async function start() {
  const rig = await rigs.start();
  const { upload } = await import('./upload.ts');
  return { ...rig, upload };
}

/** The form as a server parses it. */
async function readForm({ headers, body }: UploadRequest): Promise<FormData> {
  return new Response(body, {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData();
}

test('the form carries the fields, the envelope and the unchanged file', async () => {
  const rig = await start();
  send.mockResolvedValueOnce(done);
  await expect(rig.upload(picture, { business: 'USER' }, file())).resolves.toEqual({
    visitUrl: '/img/u/1.webp',
  });
  const request = send.mock.calls[0]?.[0] as UploadRequest;
  const form = await readForm(request);
  expect(form.get('business')).toBe('USER');
  expect(form.get('sessionId')).toBe('run');
  expect(form.get('timestamp')).toBe(request.headers['x-timestamp']);
  const sent = form.get('file') as File;
  expect(new Uint8Array(await sent.arrayBuffer())).toEqual(bytes);
  expect(sent.type).toBe('image/jpeg');
  expect(new TextDecoder().decode(request.body)).not.toContain('passport');
  expect(request.headers['authorize']).toBe('a1');
});

test('the signature covers the bytes sent', async () => {
  const rig = await start();
  send.mockResolvedValueOnce(done);
  await rig.upload(picture, { business: 'USER' }, file());
  const request = send.mock.calls[0]?.[0] as UploadRequest;
  const { headers, body } = request;
  const requestId = (await readForm(request)).get('requestId') as string;
  const hash = createHash('sha256').update(body).digest('hex');
  const text = ['POST', '/upload', headers['x-timestamp'], requestId, hash].join('\n');
  const expected = createHmac('sha256', appInfo.appSecret).update(text).digest('hex');
  expect(headers['x-signature']).toBe(expected);
});

test('the time-out grows with the size of the file', async () => {
  const rig = await start();
  send.mockResolvedValue(done);
  await rig.upload(picture, { business: 'USER' }, new Blob([new Uint8Array(200 * 1024)]));
  await rig.upload(picture, { business: 'USER' }, new Blob([new Uint8Array(20 * 1024 * 1024)]));
  const [small, large] = send.mock.calls.map(([request]) => request.timeoutMs);
  expect(small).toBeLessThan(25_000);
  expect(large).toBeGreaterThan(300_000);
});

test('an expired token is refreshed, and the form is replayed with a new request id', async () => {
  const rig = await start();
  rigs.server.expire();
  send.mockImplementation(({ headers }) =>
    Promise.resolve(headers['authorize'] === 'a2' ? done : no(codes.TOKEN_EXPIRED)),
  );
  await rig.upload(picture, { business: 'USER' }, file());
  expect(rigs.server.count('/account/refreshToken')).toBe(1);
  const forms = await Promise.all(send.mock.calls.map(([request]) => readForm(request)));
  expect(new Set(forms.map((form) => form.get('requestId'))).size).toBe(2);
});

test('progress is reported, and a cancel reaches the host', async () => {
  const rig = await start();
  const control = new AbortController();
  const onProgress = vi.fn();
  send.mockImplementation((request, signal) => {
    request.onProgress(0.5);
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        broken('cancelled').catch(reject);
      });
    });
  });
  const failure = failureOf(
    rig.upload(picture, { business: 'USER' }, file(), { signal: control.signal, onProgress }),
  );
  await vi.waitFor(() => expect(onProgress).toHaveBeenCalledWith(0.5));
  control.abort();
  expect(await failure).toMatchObject({ kind: 'cancelled' });
});

test.each([
  ['a reply of another shape', ok({ url: 1 }), { kind: 'malformed' }],
  ['a refusal', no(codes.IMAGE_TOO_LARGE, 'Too large'), { kind: 'business', message: 'Too large' }],
  ['too many', no(codes.RATE_LIMITED, 'Slow', 429), { kind: 'rate-limited' }],
  ['a page of a proxy', { status: 413, body: '<html>' }, { kind: 'malformed' }],
])('%s is an error of its kind', async (_name, reply, expected) => {
  const rig = await start();
  send.mockResolvedValueOnce(reply);
  expect(await failureOf(rig.upload(picture, { business: 'USER' }, file()))).toMatchObject(
    expected,
  );
});

test('a file that cannot be read is an error, and nothing is sent', async () => {
  const rig = await start();
  const gone = { type: 'image/png', arrayBuffer: () => Promise.reject(new Error('gone')) };
  const failure = failureOf(rig.upload(picture, { business: 'USER' }, gone as unknown as Blob));
  expect(await failure).toMatchObject({ kind: 'malformed' });
  expect(send).not.toHaveBeenCalled();
});
