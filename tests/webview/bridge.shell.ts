/** The native side as the page sees it: answers, refusals, storage. */
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { Sandbox } from '../support/sandbox.ts';
import { signedRequest } from '../support/signing.ts';
import { check } from './check.ts';
import { Shell } from './shell.ts';

const LINK = 'jajan://platform/merchant?poiId=1';
const CONFIG = '/config/batch_query_config';

let sandbox: Sandbox;
let shell: Shell;

before(async () => {
  sandbox = await Sandbox.start();
  shell = await Shell.start({
    apiBase: sandbox.baseUrl,
    link: LINK,
  });
});

after(async () => {
  await shell?.stopAndForget();
  await sandbox?.stop();
});

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

/** `Reply` of `commands/api.rs`: two bytes of status, then the body. */
function replyOf(value: unknown): { status: number; body: string } {
  const bytes = Buffer.from(value as number[]);
  return { status: bytes.readUInt16BE(0), body: bytes.toString('utf8', 2) };
}

function kindOf(invoked: Awaited<ReturnType<Shell['invoke']>>): unknown {
  assert.equal(invoked.ok, false, JSON.stringify(invoked));
  return (invoked.error as { kind?: unknown }).kind;
}

check('a signed call goes to the sandbox and back', async () => {
  const invoked = await shell.invoke('api_send', call(CONFIG));
  assert.ok(invoked.ok, JSON.stringify(invoked));
  const { status, body } = replyOf(invoked.value);
  assert.equal(status, 200, body);
  assert.equal((JSON.parse(body) as { success: boolean }).success, true, body);
});

check('an unsigned call gets a reply, not an error of the shell', async () => {
  const invoked = await shell.invoke('api_send', call(CONFIG, { headers: {} }));
  assert.ok(invoked.ok, JSON.stringify(invoked));
  const { status } = replyOf(invoked.value);
  assert.ok(status >= 400 && status < 500, String(status));
});

check('a call to another host is refused', async () => {
  for (const path of ['//example.com/', 'https://example.com/', '/\\example.com', '/a/../b']) {
    assert.equal(kindOf(await shell.invoke('api_send', call(path))), 'refused', path);
  }
  const smuggled = call(CONFIG, { headers: { host: 'example.com' } });
  assert.equal(kindOf(await shell.invoke('api_send', smuggled)), 'refused');
});

check('a call that takes too long times out', async () => {
  await sandbox.setFaults({ path: CONFIG, kind: 'latency', delayMs: 5000 });
  const startedMs = performance.now();
  const invoked = await shell.invoke('api_send', call(CONFIG, { timeoutMs: 200 }));
  await sandbox.setFaults();
  assert.equal(kindOf(invoked), 'timeout');
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
      told?: unknown[];
      error?: { kind: string };
    }>(
      `const [bytes, call, done] = arguments;
       const told = [];
       const id = window.__TAURI_INTERNALS__.transformCallback(({ message }) => told.push(message));
       const header = JSON.stringify({ ...call, progress: '__CHANNEL__:' + id });
       window.__TAURI_INTERNALS__
         .invoke('api_upload', new Uint8Array(bytes), { headers: { 'x-call': header } })
         .then(
           (value) => done({ status: new DataView(value).getUint16(0), told }),
           (error) => done({ error }),
         );`,
      bytes,
      { ...call, ...more },
    );
  // The server refuses it, which is a reply.
  const { status, told } = await upload(1_000_000);
  assert.ok(status !== undefined && status >= 400 && status < 500, String(status));
  assert.ok(
    told?.some((share) => typeof share === 'number' && share > 0),
    String(told),
  );
  assert.equal((await upload(1, { path: '//example.com/' })).error?.kind, 'refused');
  assert.equal((await upload(1, { headers: {} })).error?.kind, 'refused');
  assert.equal((await upload(22 * 1024 * 1024)).error?.kind, 'refused');
});

check('only a valid WhatsApp message opens WhatsApp', async () => {
  for (const url of ['https://example.com/', 'whatsapp://chat?code=1', '/console']) {
    assert.equal(kindOf(await shell.invoke('open_whatsapp', { url })), 'refused', url);
  }
  const message = { url: 'https://wa.me/6281234567890?text=Halo' };
  const absent = await shell.invoke('open_whatsapp', message);
  assert.equal(absent.ok, false);
  assert.equal((absent.error as { code: string }).code, '-6');
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
  for (const url of ['http://example.com/', 'javascript:alert(1)', 'file:///etc/passwd', 'x']) {
    assert.equal(kindOf(await shell.invoke('open_external', { url })), 'refused', url);
  }
});

check('a desktop answers phone commands with "not a phone"', async () => {
  for (const command of ['location_state', 'insets', 'open_app_settings']) {
    const invoked = await shell.invoke(`plugin:host|${command}`);
    assert.equal(invoked.ok, false);
    assert.equal((invoked.error as { code: string }).code, '-6');
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
  await shell.stop();
  shell = await Shell.start({ apiBase: sandbox.baseUrl, dataFolder: shell.dataFolder });
  const read = await shell.invoke('kv_read');
  assert.ok(read.ok);
  assert.equal((read.value as Record<string, string>)['tests.kept'], '"ya"');
});
