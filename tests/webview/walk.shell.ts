/**
 * A complete user journey in the real shell, as `tests/e2e/shopping/walk.full.spec.ts` does in
 * Chromium: from home to a store, a coupon with a login on the way, a favourite, a voucher used at the
 * console's cashier, a review with photos on a bad network, its approval, and the link that others open.
 */
import assert from 'node:assert/strict';
import { UPLOAD } from '../e2e/steps/review-steps.ts';
import { wording } from '../e2e/texts.ts';
import {
  approve,
  givingStore,
  openShared,
  type Store,
  visit,
  WORDS,
} from '../e2e/steps/walk-steps.ts';
import { newMember } from '../support/members.ts';
import { journey } from './check.ts';
import { button, exactButton, quoted, textOf, containing } from './find.ts';
import { browser, desk, onOther, sandbox, shell, stage } from './stage.ts';
import {
  choosePhotos,
  copyLink,
  JAKARTA,
  logInByWhatsApp,
  rateWith,
  scrollToStores,
  STORE,
  WEB,
} from './steps.ts';

const PHONE = '81299990002';

let store: Store;
/** What was shared. */
let link: string;

stage({
  hasWeb: true,
  isSliderOff: true,
  prepare: async () => {
    store = await givingStore(sandbox, JAKARTA);
    return undefined;
  },
});

const step = journey();

const tapButton = (key: string) => shell.tap(exactButton(wording(key)));
/** Both photos, once each has a button that says this. */
const photosThat = (label: string) => `//ul[count(.${button(label)})=2]`;
const storeTitle = () => `//h1[normalize-space(.)=${quoted(store.storeName)}]`;

step('home leads to a store', async () => {
  await scrollToStores(shell);
  await shell.tap(`${STORE}[contains(., ${quoted(store.storeName)})]`);
  await shell.shown(storeTitle());
  await shell.shown(textOf('merchant.reportWrong'));
  // Home stays mounted before it.
  await shell.driver.executeScript(
    `[...document.querySelectorAll('main')].at(-1).scrollTo(0, 300)`,
  );
  await tapButton('merchant.gotIt');
});

step('its coupon is claimed, with the login on the way', async () => {
  const coupons = `//ul[@aria-label=${quoted(wording('merchant.coupons'))}]`;
  await shell.tap(`(${coupons}${button(wording('merchant.claim'))})[1]`);
  await logInByWhatsApp(shell, sandbox, PHONE);
  await shell.shown(`${coupons}${textOf('merchant.held')}`);
});

step('it is kept', async () => {
  await tapButton('favourite.keep');
  await shell.shown(textOf('favourite.kept'));
});

step('a review with photos gets through a network that drops twice', async () => {
  await visit(desk, sandbox, await newMember(sandbox, PHONE), store);
  await tapButton('review.write');
  await rateWith(shell, WORDS);

  await sandbox.setFaults({ path: UPLOAD, kind: 'reset' });
  await tapButton('review.addPhotos');
  await choosePhotos(shell, 'a', 'b');
  // Wait until both have failed: a pending upload would fail after the next tap.
  const failed = photosThat(wording('review.retryPhoto'));
  await shell.shown(failed);
  await tapButton('review.uploadAgain');
  await shell.shown(failed);
  await sandbox.setFaults();
  await tapButton('review.uploadAgain');
  await shell.shown(photosThat(`: ${wording('review.photoUp')}`));

  await shell.tap(`//main${exactButton(wording('review.send'))}`);
  await shell.shown(textOf('review.sentTitle'));
});

step('the store shows it once the moderator has approved it', async () => {
  await approve(desk, sandbox);
  await tapButton('review.done');
  await shell.driver.get(`tauri://localhost/platform/merchant?storeId=${store.storeId}`);
  await shell.shown(containing(WORDS));
});

step('its link is copied, and a visitor on the web sees the review', async () => {
  await shell.tap(button(wording('share.open')));
  link = await copyLink(shell);
  assert.equal(new URL(link).origin, WEB);
  await openShared(browser, link.replace(WEB, sandbox.baseUrl), store);
});

step('it opens in the app of another person', async () => {
  // By the scheme, as the web page's way into the app: a desktop gives no app a host's links.
  const { pathname, search } = new URL(link);
  await onOther({ link: `jajan:/${pathname}${search}` }, async (other) => {
    await other.shown(storeTitle());
    await other.shown(containing(WORDS));
  });
});
