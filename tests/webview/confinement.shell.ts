/** The page with the native bridge cannot navigate away by any script. */
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { check } from './check.ts';
import { shell, stage } from './stage.ts';

/** Longer than WebKit takes to start an allowed navigation. */
const SETTLE_MS = 400;

stage();

const attempts: [string, string][] = [
  ['location.href', `location.href = 'https://example.com/'`],
  ['location.replace', `location.replace('https://example.com/')`],
  ['a script address', `location.href = 'javascript:document.title="hacked"'`],
  ['a data address', `location.href = 'data:text/html,<title>hacked</title>'`],
  ['a file', `location.href = 'file:///etc/passwd'`],
  ['window.open', `window.open('https://example.com/')`],
  [
    'a link to a new window',
    `const link = document.createElement('a');
     link.href = 'https://example.com/'; link.target = '_blank';
     document.body.append(link); link.click(); link.remove()`,
  ],
  [
    'a form',
    `const form = document.createElement('form');
     form.action = 'https://example.com/'; form.method = 'post';
     document.body.append(form); form.submit(); form.remove()`,
  ],
  [
    'a meta refresh',
    `const meta = document.createElement('meta');
     meta.httpEquiv = 'refresh'; meta.content = '0;url=https://example.com/';
     document.head.append(meta)`,
  ],
];

for (const [name, script] of attempts) {
  check(`${name} leads nowhere`, async () => {
    const before = await shell.driver.getCurrentUrl();
    assert.match(before, /^tauri:\/\/localhost/);
    await shell.driver.executeScript(script);
    await sleep(SETTLE_MS);
    assert.match(await shell.driver.getCurrentUrl(), /^tauri:\/\/localhost/);
    assert.notEqual(await shell.driver.getTitle(), 'hacked');
    assert.equal((await shell.driver.getAllWindowHandles()).length, 1);
  });
}

check(
  'nothing from another origin loads or runs: frame, script, picture, video, connection',
  async () => {
    await shell.driver.executeScript(`
    window.blocked = [];
    addEventListener('securitypolicyviolation', (event) => window.blocked.push(event.effectiveDirective));
    const add = (tag, more) => document.body.append(Object.assign(document.createElement(tag), more));
    add('iframe', { src: 'https://example.com/' });
    add('object', { data: 'https://example.com/' });
    add('img', { src: 'https://evil.example/x.png' });
    add('video', { src: 'https://evil.example/x.mp4' });
    try { add('script', { textContent: 'window.hacked = 1' }); } catch (error) { window.thrown = error.name; }
    fetch('https://example.com/').catch(() => undefined);`);
    await sleep(SETTLE_MS);
    const blocked = (await shell.evaluate('window.blocked')) as string[];
    for (const directive of ['frame-src', 'object-src', 'img-src', 'media-src', 'connect-src']) {
      assert.ok(blocked.includes(directive), `${directive} in ${blocked.join(' ')}`);
    }
    assert.equal(await shell.evaluate('window.thrown'), 'TypeError');
    assert.equal(await shell.evaluate('window.hacked ?? null'), null);
  },
);

check('no text becomes markup', async () => {
  const thrown = await shell.driver.executeScript(
    `try { document.createElement('p').innerHTML = '<b>x</b>'; return 'nothing' } catch (error) { return error.name }`,
  );
  assert.equal(thrown, 'TypeError');
});

check('the page has no service worker', async () => {
  const count = await shell.driver.executeAsyncScript(
    `const done = arguments[0];
     if (!('serviceWorker' in navigator)) return done(0);
     navigator.serviceWorker.getRegistrations().then((all) => done(all.length), () => done(0));`,
  );
  assert.equal(count, 0);
});
