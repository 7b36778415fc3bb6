/** Swipes through all pictures of a store: DOM size and late frames. */
import { LATE_MS, PHONE } from './profile.mjs';
import { row } from './table.mjs';

/** Of the seed: 200 pictures of all kinds. */
const STORE = '/platform/merchant?storeId=S1';
const PHOTOS = 200;
/** A swipe without effect must not block the bench for ever. */
const MOST_SWIPES = PHOTOS + 20;
/** Distance and speed of a swipe: CSS pixels, and pixels per second. */
const SWIPE = { x: 290, y: 400, xDistance: -220, yDistance: 0, speed: 1200 };

/** @param {import('@playwright/test').Browser} browser */
export async function measurePhotos(browser, baseUrl) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(baseUrl + STORE);
  await page.getByRole('button', { name: /^Lihat semua \d+ foto$/ }).tap();
  const next = page.getByRole('button', { name: 'Foto berikutnya' });
  await next.waitFor();
  await drawAll(page, baseUrl);
  // It opens at the picture that the gallery showed.
  await page.keyboard.press('Home');
  await page.evaluate(watch, { lateMs: LATE_MS });
  const session = await context.newCDPSession(page);
  const startedMs = performance.now();
  for (let swipe = 0; swipe < MOST_SWIPES && (await next.isEnabled()); swipe += 1) {
    await session.send('Input.synthesizeScrollGesture', {
      ...SWIPE,
      gestureSourceType: 'touch',
      preventFling: true,
    });
    await page.evaluate(turned);
  }
  const seen = await page.evaluate(() => window.benchPhotos);
  await context.close();
  return [
    row('Photos: seen in the preview', seen.places, {
      unit: '',
      note: `of ${PHOTOS}, in ${Math.round((performance.now() - startedMs) / 1000)} s`,
    }),
    row('Photos: shown twice', seen.twice, { unit: '', atMost: 0 }),
    row('Photos: most DOM nodes', seen.maxNodes, { unit: '', atMost: 1500 }),
    row('Photos: frames over 33 ms', (100 * seen.lateFrames) / seen.frames, {
      unit: '%',
      atMost: 1,
      digits: 2,
      note: `${seen.frames} frames`,
    }),
  ];
}

/**
 * A real image host has its pictures ready, while the sandbox draws each at the first request, which
 * takes a sixth of a second of the measured machine. So they are requested before, not by the browser.
 */
async function drawAll(page, baseUrl) {
  const addresses = await page.evaluate(() => {
    const { groups } = history.state.usr.preview;
    const { search } = new URL(document.querySelector('#gallery-stage img').src);
    return groups.flatMap(({ images }) => images.map(({ url }) => url + search));
  });
  for (const address of new Set(addresses)) {
    const { ok } = await fetch(new URL(address, baseUrl));
    if (!ok) throw new Error(`${address} could not be drawn`);
  }
}

/** Runs in the page. Records every frame from now on. */
function watch({ lateMs }) {
  const places = new Set();
  const seen = { places: 0, twice: 0, maxNodes: 0, frames: -1, lateFrames: 0 };
  window.benchPhotos = seen;
  let lastMs = 0;
  requestAnimationFrame(function look(nowMs) {
    seen.frames += 1;
    if (seen.frames > 0 && nowMs - lastMs > lateMs) seen.lateFrames += 1;
    lastMs = nowMs;
    if (seen.frames % 12 === 0) {
      // A picture is identified by its index: two dishes may share one. The thumbnail under a loading
      // picture has the same index.
      const shown = [...document.querySelectorAll('#gallery-stage img[data-large]')].map(
        (image) => image.parentElement.style.left,
      );
      seen.twice = Math.max(seen.twice, shown.length - new Set(shown).size);
      for (const place of shown) places.add(place);
      seen.places = places.size;
      seen.maxNodes = Math.max(seen.maxNodes, document.getElementsByTagName('*').length);
    }
    requestAnimationFrame(look);
  });
}

/** Runs in the page. True when the next picture has settled. */
async function turned() {
  const track = document.querySelector('#gallery-stage > div');
  await Promise.allSettled(track.getAnimations().map(({ finished }) => finished));
}
