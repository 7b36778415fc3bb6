/**
 * A video in the player under WebKit: it plays, by ranges and within the policy. Debian's
 * `gstreamer1.0-libav` has the codec that phones have; without it the test fails, and says so.
 */
import assert from 'node:assert/strict';
import { By } from 'selenium-webdriver';
import { check } from './check.ts';
import { sandbox, shell, stage } from './stage.ts';

const EXPLORE = "//nav//a[contains(@href, '/platform/home/exploreFeeds')]";
const VIDEO = "(//ul//a[contains(@href, '/platform/playVideo?')])[1]";
const PLAYING = '[...document.querySelectorAll("video")].find((one) => !one.paused)';

stage();

/** The page's videos have the port of the build; here they are those of the test's sandbox. */
async function useSandbox(): Promise<void> {
  await shell.driver.executeScript(
    `const [base] = arguments;
     window.blocked = [];
     addEventListener('securitypolicyviolation', (event) =>
       window.blocked.push(event.effectiveDirective + ' ' + event.blockedURI));
     const own = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'src');
     Object.defineProperty(HTMLMediaElement.prototype, 'src', {
       ...own,
       set(address) { own.set.call(this, base + new URL(address, base).pathname); },
     });`,
    sandbox.baseUrl,
  );
}

const press = (key: string) =>
  shell.driver.executeScript(
    `document.dispatchEvent(new KeyboardEvent('keydown', { key: arguments[0] }));`,
    key,
  );

check('the web view has the codec of the videos', async () => {
  const answer = await shell.evaluate(
    `document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E"')`,
  );
  assert.notEqual(answer, '', 'H.264 is missing: install gstreamer1.0-libav');
});

check('a video of explore plays in the player', async () => {
  await useSandbox();
  await shell.tap(EXPLORE);
  await shell.tap(VIDEO);
  await shell.until(
    async () => Number(await shell.evaluate(`${PLAYING}?.currentTime ?? 0`)) > 0.5,
    'the time of the video rises',
  );
  const film = await shell.driver.findElement(By.css('video[data-shown]'));
  // The captions stand over it, and change by themselves.
  await press('c');
  await shell.until(
    async () => (await shell.evaluate(`${PLAYING}.parentElement.innerText.trim()`)) === '',
    'no words stand over the video',
  );
  const first = await film.takeScreenshot();
  await shell.until(async () => (await film.takeScreenshot()) !== first, 'its picture moves');
  assert.equal(await shell.evaluate(`${PLAYING}.muted`), true, 'nothing sounds without a tap');
  assert.deepEqual(await shell.evaluate('window.blocked'), []);
});

check('one plays at a time, also after a key', async () => {
  const before = await shell.evaluate(`${PLAYING}.src`);
  await press('ArrowDown');
  await shell.until(
    async () => (await shell.evaluate(`${PLAYING}?.src ?? ${JSON.stringify(before)}`)) !== before,
    'the next one plays',
  );
  const count = '[...document.querySelectorAll("video")].filter((one) => !one.paused).length';
  assert.equal(await shell.evaluate(count), 1);
});

check('the sandbox answers by ranges', async () => {
  const { pathname } = new URL(String(await shell.evaluate(`${PLAYING}.src`)));
  const reply = await fetch(sandbox.baseUrl + pathname, { headers: { range: 'bytes=0-1' } });
  assert.equal(reply.status, 206);
  assert.equal((await reply.arrayBuffer()).byteLength, 2);
});
