/** The native side as the page sees it: answers, refusals, storage. */
import assert from 'node:assert/strict';
import { signedRequest } from '../support/signing.ts';
import { check } from './check.ts';
import type { Invoked } from './shell.ts';
import { restart, sandbox, shell, stage } from './stage.ts';

const LINK = 'jajan://platform/merchant?poiId=1';
const CONFIG = '/config/batch_query_config';

stage({ prepare: () => Promise.resolve(LINK) });

function call(path: string, more: object = {}): { call: object } {
  const caller = {
    deviceId: '00000000-0000-4000-8000-000000000002',
    locale: 'id-ID',
    clockOffsetMs: 0,
  };
  const request = signedRequest(path, { keys: ['tests'] }, caller);
  // An id far from the page's own.
  const id = Math.floor(Math.random() * 2 ** 31);
  return { call: { id, path, ...request, timeoutMs: 10_000, ...more } };
}

/** Sends it; `Reply` of `commands/api.rs` is two bytes of status, then the body. */
async function replyTo(sent: object): Promise<{ status: number; body: string }> {
  const invoked = await shell.invoke('api_send', sent);
  assert.ok(invoked.ok, JSON.stringify(invoked));
  const bytes = Buffer.from(invoked.value as number[]);
  return { status: bytes.readUInt16BE(0), body: bytes.toString('utf8', 2) };
}

/** The error of a command that must fail. */
function errorOf(invoked: Invoked): { kind?: string; code?: string } {
  assert.ok(!invoked.ok, JSON.stringify(invoked));
  return invoked.error as { kind?: string; code?: string };
}

/** The command refuses each of these parameters. */
async function assertRefused(command: string, ...given: object[]): Promise<void> {
  for (const parameters of given) {
    const { kind } = errorOf(await shell.invoke(command, parameters));
    assert.equal(kind, 'refused', JSON.stringify(parameters));
  }
}

check('a signed call goes to the sandbox and back', async () => {
  const { status, body } = await replyTo(call(CONFIG));
  assert.equal(status, 200, body);
  assert.equal((JSON.parse(body) as { success: boolean }).success, true, body);
});

check('an unsigned call gets a reply, not an error of the shell', async () => {
  const { status } = await replyTo(call(CONFIG, { headers: {} }));
  assert.ok(status >= 400 && status < 500, String(status));
});

check('a call to another host is refused', async () => {
  const paths = ['//example.com/', 'https://example.com/', '/\\example.com', '/a/../b'];
  await assertRefused('api_send', ...paths.map((path) => call(path)));
  await assertRefused('api_send', call(CONFIG, { headers: { host: 'example.com' } }));
});

check('a call that takes too long times out', async () => {
  await sandbox.setFaults({ path: CONFIG, kind: 'latency', delayMs: 5000 });
  const startedMs = performance.now();
  const invoked = await shell.invoke('api_send', call(CONFIG, { timeoutMs: 200 }));
  await sandbox.setFaults();
  assert.equal(errorOf(invoked).kind, 'timeout');
  assert.ok(performance.now() - startedMs < 3000);
});

check('commands without a permission are refused', async () => {
  for (const command of [
    'plugin:store|load',
    'plugin:opener|open_url',
    'plugin:deep-link|get_current',
    'plugin:event|emit',
    'plugin:webview|create_webview_window',
    'plugin:path|resolve_directory',
  ]) {
    const invoked = await shell.invoke(command);
    assert.equal(invoked.ok, false, command);
    assert.match(JSON.stringify(invoked), /not allowed/, command);
  }
});

check('a multipart upload is sent as bytes and reports progress', async () => {
  const call = {
    id: 2 ** 31,
    path: CONFIG,
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    timeoutMs: 10_000,
  };
  const upload = async (bytes: number, more: object = {}) =>
    shell.driver.executeAsyncScript<{
      status?: number;
      progress?: unknown[];
      error?: { kind: string };
    }>(
      `const [bytes, call, done] = arguments;
       const progress = [];
       const id = window.__TAURI_INTERNALS__.transformCallback(({ message }) => progress.push(message));
       const header = JSON.stringify({ ...call, progress: '__CHANNEL__:' + id });
       window.__TAURI_INTERNALS__
         .invoke('api_upload', new Uint8Array(bytes), { headers: { 'x-call': header } })
         .then(
           (value) => done({ status: new DataView(value).getUint16(0), progress }),
           (error) => done({ error }),
         );`,
      bytes,
      { ...call, ...more },
    );
  // The server refuses it, which is a reply.
  const { status, progress } = await upload(1_000_000);
  assert.ok(status !== undefined && status >= 400 && status < 500, String(status));
  assert.ok(
    progress?.some((share) => typeof share === 'number' && share > 0),
    String(progress),
  );
  assert.equal((await upload(1, { path: '//example.com/' })).error?.kind, 'refused');
  assert.equal((await upload(1, { headers: {} })).error?.kind, 'refused');
  assert.equal((await upload(22 * 1024 * 1024)).error?.kind, 'refused');
});

check('only a valid WhatsApp message opens WhatsApp', async () => {
  const others = ['https://example.com/', 'whatsapp://chat?code=1', '/console'];
  await assertRefused('open_whatsapp', ...others.map((url) => ({ url })));
  const message = { url: 'https://wa.me/6281234567890?text=Halo' };
  assert.equal(errorOf(await shell.invoke('open_whatsapp', message)).code, '-6');
  const page = '/console/whatsapp?phone=6281234567890&text=Halo%20Jajan';
  assert.ok((await shell.invoke('open_whatsapp', { url: page })).ok);
  await shell.until(() => shell.opened().includes(`${sandbox.baseUrl}${page}`), 'the stand-in');
});

check('secrets are stored apart, under known names only', async () => {
  for (const key of ['accessToken', '../session', '']) {
    assert.equal((await shell.invoke('plugin:host|secret_read', { key })).ok, false, key);
  }
  const write = { key: 'pendingLogout', value: '{"tests":1}' };
  assert.ok((await shell.invoke('plugin:host|secret_write', write)).ok);
  const read = await shell.invoke('plugin:host|secret_read', { key: 'pendingLogout' });
  assert.deepEqual(read, { ok: true, value: '{"tests":1}' });
  assert.ok(!(shell.stored('values.json') ?? '').includes('"tests":1'));
  assert.ok((await shell.invoke('plugin:host|secret_remove', { key: 'pendingLogout' })).ok);
});

check('an address that is not https is not opened', async () => {
  const others = ['http://example.com/', 'javascript:alert(1)', 'file:///etc/passwd', 'x'];
  await assertRefused('open_external', ...others.map((url) => ({ url })));
});

check('a desktop answers phone commands with "not a phone"', async () => {
  for (const command of ['location_state', 'insets', 'open_app_settings']) {
    const { code } = errorOf(await shell.invoke(`plugin:host|${command}`));
    assert.equal(code, '-6', command);
  }
});

check('a cold link is delivered once', async () => {
  const take = async () => {
    const invoked = await shell.invoke('take_links');
    assert.ok(invoked.ok, JSON.stringify(invoked));
    return invoked.value as string[];
  };
  // The first to ask gets the link: the app, which then shows its screen, or this test.
  const taken = await take();
  if (taken.length === 0)
    await shell.until(
      async () => (await shell.driver.getCurrentUrl()).includes('/platform/merchant'),
      'the page of the link',
    );
  else assert.deepEqual(taken, [LINK]);
  await shell.driver.navigate().refresh();
  assert.deepEqual(await take(), []);
});

check('stored values survive a restart', async () => {
  const written = await shell.invoke('kv_write', { key: 'tests.kept', value: '"ya"' });
  assert.ok(written.ok, JSON.stringify(written));
  await restart();
  const read = await shell.invoke('kv_read');
  assert.ok(read.ok);
  assert.equal((read.value as Record<string, string>)['tests.kept'], '"ya"');
});
