/** The app in the shell: real stores through Rust, no policy violation, a persistent language. */
import assert from 'node:assert/strict';
import { By } from 'selenium-webdriver';
import { nearbyStores } from '../support/requests.ts';
import { check } from './check.ts';
import { HOSTILE_NAME, HostileServer } from './hostile-server.ts';
import type { Shell } from './shell.ts';
import { onOther, restart, sandbox, shell, stage } from './stage.ts';
import { JAKARTA, scrollToStores, STORE } from './steps.ts';

const TABS = `//nav[@aria-label='Menu utama']//a`;

stage();

/** Records policy violations from now on. */
async function watchPolicy(on: Shell): Promise<void> {
  await on.driver.executeScript(`
    window.blocked = [];
    addEventListener('securitypolicyviolation', (event) =>
      window.blocked.push(event.effectiveDirective + ' ' + event.blockedURI));`);
}

async function language(on: Shell): Promise<unknown> {
  return on.evaluate('document.documentElement.lang');
}

check('home shows the stores of the sandbox', async () => {
  await watchPolicy(shell);
  await scrollToStores(shell);
  const { poiList } = await nearbyStores(sandbox, JAKARTA);
  const names = new Set(poiList.map(({ storeName }) => storeName));
  const shown: string[] = [];
  for (const link of await shell.driver.findElements(By.xpath(STORE))) {
    shown.push((await link.getAttribute('textContent')) ?? '');
  }
  assert.ok(
    shown.some((name) => names.has(name)),
    `${shown.join(', ')} are none of ${[...names].join(', ')}`,
  );
});

check('pictures of the sandbox pass the policy', async () => {
  const { poiList } = await nearbyStores(sandbox, JAKARTA);
  // The page's own pictures use the port of the build; this one uses the test's.
  const address = new URL(poiList[0]?.storeImageUrl ?? '', sandbox.baseUrl);
  const width = await shell.driver.executeAsyncScript(
    `const [address, done] = arguments;
     const image = new Image();
     image.onload = () => done(image.naturalWidth);
     image.onerror = () => done(0);
     image.src = address;`,
    `${sandbox.baseUrl}${address.pathname}${address.search}`,
  );
  assert.ok(Number(width) > 0, address.href);
});

check('visiting tabs and settings violates no policy', async () => {
  await watchPolicy(shell);
  const count = (await shell.driver.findElements(By.xpath(TABS))).length;
  assert.ok(count >= 3, `${count} tabs`);
  for (let index = count; index >= 1; index -= 1) {
    await shell.tap(`(${TABS})[${index}]`);
  }
  await scrollToStores(shell);
  await shell.driver.executeScript(
    `history.pushState(null, '', '/platform/setting'); dispatchEvent(new PopStateEvent('popstate'));`,
  );
  await shell.shown(radio('English'));
  assert.deepEqual(await shell.evaluate('window.blocked'), []);
  assert.equal(await shell.evaluate('frames.length'), 0);
});

check('the chosen language survives a restart', async () => {
  for (const [label, lang] of [
    ['English', 'en-US'],
    ['简体中文', 'zh-CN'],
  ] as const) {
    await shell.driver.get('tauri://localhost/platform/setting');
    await shell.tap(radio(label));
    await shell.until(async () => (await language(shell)) === lang, lang);
  }
  await restart();
  await scrollToStores(shell);
  assert.equal(await language(shell), 'zh-CN');
});

check('markup in server texts is shown as text', async () => {
  const server = await HostileServer.before(sandbox.baseUrl);
  const assertHarmless = async (hostile: Shell) => {
    await watchPolicy(hostile);
    await scrollToStores(hostile);
    const text = await hostile.driver.findElement(By.css('body')).getText();
    assert.ok(text.includes(HOSTILE_NAME.slice(0, 30)), 'the name is shown as it is');
    assert.equal(await hostile.evaluate(`document.querySelectorAll('iframe').length`), 0);
    assert.equal(await hostile.evaluate('window.hacked ?? null'), null);
    assert.deepEqual(await hostile.evaluate('window.blocked'), []);
    assert.match(await hostile.driver.getCurrentUrl(), /^tauri:\/\/localhost/);
  };
  try {
    await onOther({ apiBase: server.baseUrl }, assertHarmless);
  } finally {
    await server.stop();
  }
});

/** The label of a choice, or the choice itself. */
function radio(label: string): string {
  return `//label[contains(normalize-space(.), '${label}')] | //*[@role='radio'][contains(normalize-space(.), '${label}')]`;
}
