/**
 * `npm run shots`: pictures of every screen into `shots/`, in the sizes, themes, languages and text
 * sizes that people have, with one contact sheet for each. `--only=home,setting` takes some screens.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fail, prepare } from './prepare.mjs';

await prepare();
const { buildSandbox, buildWeb } = await import('./builds.mjs');
const { needDebianPackages } = await import('./debian.mjs');
const { say } = await import('./say.mjs');
const { chromium } = await import('@playwright/test');

await needDebianPackages(['chromium', 'fonts-noto-cjk']);
await buildWeb();
await buildSandbox();
const { chromiumArgs, chromiumPath } = await import('../tests/support/browser.ts');
const { keepLogin, keptTokens, newMember } = await import('../tests/support/members.ts');
const { Sandbox, webFolder } = await import('../tests/support/sandbox.ts');

const FOLDER = 'shots';
const LANGUAGES = { id: 'Bahasa Indonesia', en: 'English', zh: '简体中文' };
const POSITION = { latitude: -6.1955, longitude: 106.8322 };

/** Sari has been there and has not written yet. */
const REVIEW_EDIT =
  '/platform/reviewEdit?isEditingDraft=false&entrance=shots&storeId=S6&poiId=P6&storeName=Warung%20Bu%20Sri';

/** `prepare` brings a screen into the state to be shown. */
const SCREENS = [
  { name: 'home', path: '/' },
  { name: 'home-list', path: '/', prepare: (page) => scrollBy(page, 900) },
  { name: 'home-filter', path: '/', prepare: openFirstFilter },
  { name: 'explore', path: '/platform/home/exploreFeeds' },
  { name: 'order', path: '/platform/home/order' },
  { name: 'account', path: '/platform/home/account' },
  { name: 'setting', path: '/platform/setting' },
  { name: 'developer-options', path: '/platform/developerOptions' },
  { name: 'login', path: '/platform/home/account', prepare: openLogin },
  { name: 'login-phone', path: '/platform/home/account', prepare: openPhoneLogin },
  { name: 'terms', path: '/platform/loginProtocol' },
  { name: 'privacy', path: '/platform/PrivacyPolicy' },
  { name: 'app-download', path: '/platform/appDownload' },
  { name: 'coming', path: '/platform/flashDeal' },
  { name: 'brands', path: '/platform/brands' },
  { name: 'share', path: '/platform/brands', prepare: openShare },
  { name: 'brand', path: '/platform/brandsHomepage?id=1' },
  { name: 'brand-day', path: '/platform/bigBrandActivity' },
  { name: 'preview', path: '/', prepare: openPictures },
  { name: 'favourites-visitor', path: '/platform/favoritesList' },
  { name: 'store', path: '/platform/merchant?storeId=S1&channel_id=1' },
  {
    name: 'store-vouchers',
    path: '/platform/merchant?storeId=S1',
    prepare: (page) => scrollBy(page, 560),
  },
  {
    name: 'store-place',
    path: '/platform/merchant?storeId=S1',
    prepare: (page) => scrollBy(page, 1500),
  },
  { name: 'store-closed', path: '/platform/merchant?storeId=S9000006&channel_id=2' },
  { name: 'store-gone', path: '/platform/merchant?storeId=S9000001' },
  { name: 'store-more', path: '/platform/merchantDetail?storeId=S1' },
  { name: 'reviews', path: '/platform/reviewList?storeId=S1' },
  {
    name: 'reviews-below',
    path: '/platform/reviewList?storeId=S1',
    prepare: (page) => scrollBy(page, 900),
  },
  { name: 'review', path: '/platform/reviewDetail?reviewId=V1002&poiId=P1' },
  { name: 'review-gone', path: '/platform/reviewDetail?reviewId=V1&poiId=P1' },
  { name: 'not-found', path: '/platform/nowhere' },
  { name: 'account-member', path: '/platform/home/account', isMember: true },
  { name: 'edit-profile', path: '/platform/editProfile', isMember: true },
  { name: 'favourites', path: '/platform/favoritesList', isMember: true },
  { name: 'favourites-edit', path: '/platform/favoritesList', isMember: true, prepare: editList },
  { name: 'review-write', path: REVIEW_EDIT, isMember: true },
  { name: 'review-stars', path: REVIEW_EDIT, isMember: true, prepare: rateReview },
  { name: 'setting-member', path: '/platform/setting', isMember: true },
];

/** Everything at 360x800; the larger phone and the larger text in one theme each. */
const VIEWS = [
  ...['light', 'dark'].map((theme) => ({ width: 360, height: 800, theme, textPercent: 100 })),
  ...['light', 'dark'].map((theme) => ({ width: 412, height: 915, theme, textPercent: 100 })),
  { width: 360, height: 800, theme: 'light', textPercent: 200 },
];

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const screens = SCREENS.filter(({ name }) => only === undefined || only.includes(name));

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const sandbox = await Sandbox.start({ web: webFolder });
// Of the seeded people; sandbox README.
let member = await newMember(sandbox, '81200000001');
await sandbox.call(
  '/digital-food/interaction/favourite/save',
  { businessIdList: ['S1', 'S2', 'S3', 'S7'], businessType: 'STORE' },
  { token: member.accessToken },
);
const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs });
/** Pictures that could not be made, with the reason; the others are made all the same. */
const failures = [];
for (const view of VIEWS) {
  for (const [language, label] of Object.entries(LANGUAGES)) await shootAll(view, language, label);
}
await contactSheets();
await browser.close();
await sandbox.stop();
say(
  `${readdirSync(FOLDER).length} pictures are in ${FOLDER}/; sheet-*.png shows them side by side.`,
);
if (failures.length > 0) fail(`${failures.length} could not be made:\n${failures.join('\n')}`);

async function shootAll(view, language, label) {
  const { width, height, theme, textPercent } = view;
  const name = `${width}x${height}-${theme}-${language}${textPercent === 100 ? '' : `-${textPercent}`}`;
  say(`  ${name} …`);
  const context = await browser.newContext({
    baseURL: sandbox.baseUrl,
    viewport: { width, height },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    colorScheme: theme,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    geolocation: POSITION,
    permissions: ['geolocation'],
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  await page.goto('/platform/setting');
  await page.getByRole('radio', { name: label }).check();
  await page.waitForTimeout(800);
  let isMember = false;
  for (const screen of screens) {
    if (screen.isMember && !isMember) {
      await keepLogin(page, member);
      isMember = true;
    }
    try {
      await shoot(page, screen, textPercent);
      await page.screenshot({ path: `${FOLDER}/${screen.name}--${name}.png` });
    } catch (error) {
      failures.push(`  ${screen.name}--${name}: ${error.message.split('\n')[0]}`);
    }
  }
  // Its tokens may have been exchanged since, and the old ones count only once.
  if (isMember) member = { ...member, ...(await keptTokens(page)) };
  await context.close();
}

async function shoot(page, { path, prepare: bring }, textPercent) {
  await page.goto(path);
  await page.evaluate((percent) => {
    if (percent !== 100) document.documentElement.style.fontSize = `${percent}%`;
  }, textPercent);
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {});
  await page.waitForTimeout(700);
  await bring?.(page);
}

async function scrollBy(page, distance) {
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, distance);
  await page.waitForTimeout(1200);
}

async function openFirstFilter(page) {
  await page
    .getByRole('button', { expanded: false })
    .first()
    .click({ timeout: 3000 })
    .catch(() => {});
  await page.waitForTimeout(900);
}

/** The share slot is the last button of the bar. */
async function openShare(page) {
  await page.locator('header button').last().click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(700);
}

async function editList(page) {
  await page.locator('header button').last().click();
  await page.getByRole('checkbox').first().check({ force: true });
  await page.waitForTimeout(400);
}

/** The covers of home in the preview, as a screen that opens it leaves them in the history. */
async function openPictures(page) {
  await page.evaluate(() => {
    const urls = [...document.querySelectorAll('article img')].map((image) => image.src);
    const images = urls.slice(0, 6).map((url) => ({ url: new URL(url).pathname, name: 'Jajan' }));
    const groups = [
      { type: 'store', images },
      { type: 'dish', images },
      { type: 'menu', images },
    ];
    const state = { usr: { preview: { groups, index: 1 } }, key: 'preview', idx: 1 };
    history.pushState(state, '', '/platform/imagePreview');
  });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.waitForTimeout(1200);
}

/** The account's own button, the first after the heading in every language. */
async function openLogin(page) {
  await page.getByRole('main').getByRole('button').first().click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(700);
}

async function openPhoneLogin(page) {
  await openLogin(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /HP|phone|手机/i })
    .click();
  await page.waitForTimeout(700);
}

async function rateReview(page) {
  await page.getByRole('radio').nth(3).locator('xpath=ancestor::label').click();
  await page.waitForTimeout(500);
}

/** One sheet for each screen: all its pictures in a row. */
async function contactSheets() {
  const page = await browser.newPage({ viewport: { width: 1800, height: 900 } });
  for (const { name } of screens) {
    const files = readdirSync(FOLDER).filter((file) => file.startsWith(`${name}--`));
    const figures = files.map((file) => {
      const data = readFileSync(`${FOLDER}/${file}`).toString('base64');
      const caption = file.slice(name.length + 2, -'.png'.length);
      return `<figure><img src="data:image/png;base64,${data}"><figcaption>${caption}</figcaption></figure>`;
    });
    await page.setContent(`<style>
      body { margin: 16px; display: grid; grid-template-columns: repeat(6, 1fr); gap: 12px; font: 12px sans-serif; background: #888; }
      figure { margin: 0 } img { width: 100%; display: block }
    </style>${figures.join('')}`);
    writeFileSync(`${FOLDER}/sheet-${name}.png`, await page.screenshot({ fullPage: true }));
  }
  await page.close();
}
