/**
 * Three vouchers of one order in the real shell, as `tests/e2e/owning/walk.full.spec.ts` does in
 * Chromium: shown by a cold start without a network, used and reviewed; refused by the outlet, its
 * money lost at the bank and found again; given away and claimed on another device.
 */
import assert from 'node:assert/strict';
import * as codes from '../../src/api/generated/codes.ts';
import type { CouponDetailData, OutletCase } from '../../src/api/generated/types.ts';
import { confirmWith, standAt, takeCode } from '../e2e/steps/cashier-steps.ts';
import { couponPath, RECEIVE } from '../e2e/steps/gift-steps.ts';
import { type Owned, threeOf } from '../e2e/steps/owning-steps.ts';
import { sendForGood, sendInVain } from '../e2e/steps/refund-desk-steps.ts';
import { COUPON_DETAIL } from '../e2e/steps/wallet-steps.ts';
import { approve, readAsBot, titleIn, WORDS } from '../e2e/steps/walk-steps.ts';
import { wording } from '../e2e/texts.ts';
import { codePicture } from '../support/codes/code-picture.ts';
import { type Member, newMember } from '../support/members.ts';
import { greyPng } from '../support/photos.ts';
import { journey } from './check.ts';
import {
  button,
  choice,
  exactButton,
  fieldOf,
  heading,
  inSheet,
  labelled,
  linkOf,
  quoted,
  textOf,
} from './find.ts';
import { desk, onOther, sandbox, shell, stage, startAgain } from './stage.ts';
import {
  choosePhotos,
  copyLink,
  DEWI,
  logInByWhatsApp,
  rateWith,
  SECRETS,
  untilAt,
  untilGone,
  WEB,
} from './steps.ts';

const BUYER = '81299990003';
const APP = 'tauri://localhost';
const DIGITS = "//p[translate(normalize-space(.), '0123456789', '##########')='#### ### ###']";

let buyer: Member;
let owned: Owned;
/** Of the gift. */
let link: URL;

stage({
  hasWeb: true,
  isSliderOff: true,
  prepare: async () => {
    buyer = await newMember(sandbox, BUYER);
    owned = await threeOf(sandbox, buyer);
    return undefined;
  },
});

const step = journey();
const tapButton = (key: string) => shell.tap(exactButton(wording(key)));

/** What the server knows of a refusal. */
async function caseOf(couponId: string): Promise<OutletCase | undefined> {
  const detail = await sandbox.call(COUPON_DETAIL, { couponId }, { token: buyer.accessToken });
  return (detail as CouponDetailData).outletCase ?? undefined;
}

/** Comes back to the app, which then asks for what may have changed. */
async function comeBack(): Promise<void> {
  await shell.driver.executeScript(
    `document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));`,
  );
}

/** The voucher on the page is opened by a picture of the QR code on a table: a desktop has no position. */
async function openAtTable(): Promise<void> {
  await tapButton('redeem.open');
  await shell.tap(inSheet(exactButton(wording('redeem.scanTable'))));
  await shell.shown(button(wording('scan.choosePicture')));
  const code = `${WEB}/platform/merchant?qrCodeId=Q${owned.outlet.storeId.slice(1)}T3`;
  const picture = greyPng(codePicture(code, { width: 900, height: 1200 }));
  await shell.driver.executeScript(
    `const [base64, label] = arguments;
     const bytes = Uint8Array.from(atob(base64), (char) => char.codePointAt(0));
     const files = new DataTransfer();
     files.items.add(new File([bytes], 'meja.png', { type: 'image/png' }));
     const inputs = [...document.querySelectorAll('input[type=file]')];
     const input = inputs.find((one) => one.ariaLabel === label);
     input.files = files.files;
     input.dispatchEvent(new Event('change', { bubbles: true }));`,
    picture.toString('base64'),
    wording('scan.choosePicture'),
  );
  await shell.shown(exactButton(wording('redeem.refuse')));
}

step('the wallet of who bought them is kept, its key in the secure store', async () => {
  await shell.driver.get(`${APP}/platform/myCouponList`);
  await shell.tap(exactButton(wording('platform.logIn')));
  await logInByWhatsApp(shell, sandbox, BUYER);
  await shell.shown('(//main//article)[3]');
  const secrets = () => shell.stored(SECRETS)?.includes('wallet');
  await shell.until(secrets, 'the key of the wallet among the secrets');
  await shell.until(() => shell.stored('values.json')?.includes('my.wallet'), 'the kept wallet');
  assert.ok(!shell.stored('values.json')?.includes('"seed"'), 'nothing of it is in the clear');
});

step('a cold start in flight mode shows the code', async () => {
  await shell.kill();
  // Every call is cut off, the config and the renewal of the login too.
  await sandbox.setFaults({ path: '/', kind: 'reset' });
  await startAgain(`jajan:/${couponPath(owned.couponIds[0])}`);
  await shell.shown(labelled('redeem.qrLabel'));
  await shell.shown(DIGITS);
});

step('the network comes back, and the cashier types the code', async () => {
  await sandbox.setFaults();
  await comeBack();
  await openAtTable();
  await standAt(desk, sandbox, owned.outlet.storeId);
  await takeCode(desk, await (await shell.shown(DIGITS)).getText());
  await shell.shown(heading('redeem.checking'));
  await confirmWith(desk, 120_000);
  await shell.shown(heading('redeem.used'));
});

step('its store is reviewed, with the mark of a purchase', async () => {
  await shell.tap(linkOf('redeem.review'));
  await rateWith(shell, WORDS);
  // With a photo it waits for the moderator.
  await tapButton('review.addPhotos');
  await choosePhotos(shell, 'meja');
  await shell.shown(button(`: ${wording('review.photoUp')}`));
  await shell.tap(`//main${exactButton(wording('review.send'))}`);
  await shell.shown(textOf('review.sentTitle'));
  await approve(desk, sandbox);
  await shell.driver.get(`${APP}/platform/reviewList?storeId=${owned.outlet.storeId}`);
  const own = `//article[contains(., ${quoted(WORDS)})]`;
  await shell.shown(`${own}//*[normalize-space(.)=${quoted(wording('review.verified'))}]`);
});

step('the outlet refuses the second, which freezes with its evidence', async () => {
  await shell.driver.get(`${APP}${couponPath(owned.couponIds[1])}`);
  await openAtTable();
  await tapButton('redeem.refuse');
  await shell.shown(heading('redeem.caseTitle'));
  await tapButton('redeem.addPhoto');
  await choosePhotos(shell, 'kasir');
  // Its picture has the address of the build's sandbox, and is not shown by the test's.
  const hasPhoto = async () => (await caseOf(owned.couponIds[1]))?.photoList.length === 1;
  await shell.until(hasPhoto, 'the case has its photo');
  await untilGone(shell, inSheet(''));
  await (await shell.shown(fieldOf('redeem.whatHappened'))).sendKeys('Kasir menolak.');
  await tapButton('redeem.saveText');
  await shell.shown(`${exactButton(wording('redeem.saveText'))}[@disabled]`);
  await tapButton('redeem.chooseRefund');
  await tapButton('redeem.confirmRefund');
  await shell.shown(textOf('redeem.refunded'));
});

step('its money fails at the bank, is corrected, and arrives', async () => {
  await shell.tap(linkOf('aftersale.follow'));
  const page = await untilAt(shell, '/platform/refundDetail');
  const refundId = page.searchParams.get('refundId') ?? '';
  await shell.shown(heading('aftersale.headRequested'));
  await sendInVain(desk, sandbox, refundId, 'account closed');
  await comeBack();
  await shell.shown(textOf('aftersale.failedAccountClosed'));
  await tapButton('aftersale.resend');
  await shell.tap(inSheet(choice('aftersale.ewallet')));
  await (await shell.shown(fieldOf('aftersale.phone'))).sendKeys('081200001234');
  await shell.tap(inSheet(exactButton(wording('aftersale.resend'))));
  await shell.shown(heading('aftersale.headRequested'));
  await sendForGood(desk, sandbox, refundId, 'REF-2026-7');
  await comeBack();
  await shell.shown(heading('aftersale.headDone'));
  await shell.shown(`//*[contains(text(), 'REF-2026-7')]`);
});

step('the third is given by a link, whose preview has no code', async () => {
  await shell.driver.get(`${APP}${couponPath(owned.couponIds[2])}`);
  await tapButton('gift.give');
  await tapButton('gift.make');
  link = new URL(/http\S+$/.exec(await copyLink(shell))?.[0] ?? '');
  assert.equal(link.origin, WEB);
  const preview = await readAsBot(link.href.replace(WEB, sandbox.baseUrl));
  assert.match(titleIn(preview) ?? '', /^Ada hadiah untukmu/);
  assert.ok(!preview.includes(link.searchParams.get('token') ?? ''));
});

step('it is claimed on another device, once', async () => {
  // By the scheme: a desktop gives no app a host's links.
  await onOther({ link: `jajan:/${link.pathname}${link.search}` }, async (other) => {
    await other.shown(heading('gift.claimableTitle'));
    await other.tap(exactButton(wording('gift.receive')));
    await logInByWhatsApp(other, sandbox, DEWI);
    await other.shown(heading('gift.mineTitle'));
    await other.tap(exactButton(wording('gift.toVoucher')));
    await other.shown(exactButton(wording('redeem.open')));
  });
  const late = await newMember(sandbox);
  const body = { token: link.searchParams.get('token') ?? '' };
  const again = await sandbox.send(RECEIVE, body, { token: late.accessToken });
  assert.equal(again.envelope.error?.code, codes.TOKEN_CLAIMED);
});
