/** A voucher at an outlet: opening it, its code, what the cashier does, and a refusal. */
import { asId } from '../../../src/api/ids.ts';
import { expect } from '@playwright/test';
import type {
  CouponDetailData,
  QrCodeId,
  RedemptionId,
  ReportRefusedBody,
  UploadData,
} from '../../../src/api/generated/types.ts';
import { openAt, playCashier, scanOf } from '../../support/buying/outlets.ts';
import { type Member, memberOn } from '../../support/members.ts';
import { png } from '../../support/photos.ts';
import { nearbyStores } from '../../support/requests.ts';
import { MENTENG } from '../fixtures.ts';
import { answerCase } from '../steps/case-steps.ts';
import { button, dialog } from '../find.ts';
import { text } from '../texts.ts';
import { couponPath } from '../steps/gift-steps.ts';
import { type Bought, voucherOf } from '../steps/owning-steps.ts';
import { UPLOAD } from '../steps/review-steps.ts';
import { scanPicture, tableCode } from '../steps/table-steps.ts';
import { detailOf } from '../steps/voucher-steps.ts';
import { openSheet, type Row, type World } from './row.ts';

const routes = ['couponDetail'] as const;
const MINUTE_MS = 60_000;

type OfMember = Bought & { member: Member };

async function bought({ page, sandbox }: World, skuId?: string): Promise<OfMember> {
  const member = await memberOn(page, sandbox);
  return { member, ...(await voucherOf(sandbox, member, skuId)) };
}

const boughtOn = async (world: World): Promise<string> =>
  couponPath((await bought(world)).couponId);

type Opened = OfMember & { code: string };

/** The page of an opened voucher on which `then` was done. */
const openedOn =
  (then: (world: World, opened: Opened) => Promise<unknown>) =>
  async (world: World): Promise<string> => {
    const one = await bought(world);
    const { couponId, storeId, member } = one;
    const caller = { token: member.accessToken };
    const place = asId<QrCodeId>(`Q${storeId.slice(1)}T3`);
    const { code } = await scanOf(await openAt(world.sandbox, caller, couponId, place));
    if (typeof code !== 'string') throw new Error('an opened voucher has no code');
    await then(world, { ...one, code });
    return couponPath(couponId);
  };

/** The cashier has it in hands; its number there. */
async function scanned({ sandbox }: World, { storeId, code }: Opened): Promise<RedemptionId> {
  const { redemption } = await playCashier(sandbox, { storeId, act: 'SCAN', code });
  return redemption.redemptionId;
}

/** Refused with words and a photo; then what its owner chose. */
const refusedWith =
  (choice?: ReportRefusedBody['choice']) =>
  async ({ sandbox }: World, { couponId, member }: Opened): Promise<void> => {
    const caller = { token: member.accessToken };
    const file = png(400, 300);
    const upload = await sandbox.call(UPLOAD, { business: 'review' }, caller, file);
    const { visitUrl } = upload as UploadData;
    const words = 'Kasir bilang vouchernya tidak berlaku di sini.';
    const body = { couponId, text: words, photoList: [visitUrl] };
    const report = '/market/coupon/report_refused';
    await sandbox.call(report, body, caller);
    if (choice) await sandbox.call(report, { ...body, photoList: [], choice }, caller);
  };

/** Refused, and the outlet answered on the console. */
async function answered(world: World, opened: Opened): Promise<void> {
  await refusedWith()(world, opened);
  const caller = { token: opened.member.accessToken };
  const { couponId } = opened;
  const detail = await world.sandbox.call('/market/coupon/detail', { couponId }, caller);
  const { caseNo } = (detail as CouponDetailData).outletCase ?? {};
  if (caseNo === undefined) throw new Error('a refused voucher has no case');
  const answer = 'Maaf, kasir kami baru. Voucher ini berlaku, silakan datang lagi.';
  await answerCase(world.sandbox, caseNo, { by: 'MERCHANT', answer, act: 'answer' });
}

/** Confirmed by the cashier, and refused all the same, says its owner. */
const disputed =
  (choice?: ReportRefusedBody['choice']) =>
  async (world: World, opened: Opened): Promise<void> => {
    const redemptionId = await scanned(world, opened);
    const { storeId } = opened;
    const billAmount = 120_000;
    await playCashier(world.sandbox, { storeId, act: 'CONFIRM', redemptionId, billAmount });
    await refusedWith(choice)(world, opened);
  };

const openRedeem = ({ page }: World) => openSheet(page, button(page, 'redeem.open'));

/** Where the browser does not say whether the location is granted, it takes a tap of its own. */
const byLocation = async (world: World): Promise<void> => {
  await openRedeem(world);
  const sheet = dialog(world.page, 'redeem.openTitle');
  await button(sheet, 'redeem.useLocation').or(button(sheet, 'redeem.tryAgain')).tap();
};

/** The server is silent about the voucher, and the phone's clock is set back: what is kept is shown. */
async function keptAlone({ page, sandbox }: World, backMs = 0): Promise<void> {
  await expect(page.getByText(text('wallet.keptInBrowser'))).toBeVisible();
  await sandbox.setFaults({ path: '/market/coupon/detail', kind: 'reset' });
  if (backMs > 0) await page.clock.setSystemTime(sandbox.nowMs() - backMs);
  await page.reload();
}

/** At an outlet at noon, with a voucher that is for the evening only. */
async function tooEarlyOn(world: World): Promise<string> {
  const { poiList } = await nearbyStores(world.sandbox, MENTENG);
  for (const { skuId } of poiList.flatMap(({ assetList }) => assetList)) {
    if (!skuId) continue;
    const { usage, store } = await detailOf(world.sandbox, skuId);
    if (usage.startTime !== '17:00') continue;
    await world.page.context().setGeolocation(store);
    return couponPath((await bought(world, skuId)).couponId);
  }
  throw new Error('no voucher near Menteng is for the evening only');
}

const opens = { routes, path: boughtOn, opensWith: 'redeem.open' } as const;

export const redeemRows: readonly Row[] = [
  { ...opens, name: 'redeem-why', use: { permissions: [] }, act: openRedeem, says: 'redeem.why' },
  {
    ...opens,
    name: 'redeem-no-location',
    use: { permissions: [] },
    act: byLocation,
    says: 'redeem.noLocation',
  },
  {
    ...opens,
    name: 'redeem-too-far',
    before: ({ page }) => page.context().setGeolocation({ latitude: -7.25, longitude: 112.75 }),
    act: byLocation,
    says: 'redeem.tooFar',
  },
  {
    ...opens,
    name: 'redeem-other-outlet',
    act: ({ page }) => scanPicture(page, tableCode('S1', 1)),
    says: 'redeem.otherOutlet',
  },
  {
    ...opens,
    name: 'redeem-not-now',
    path: tooEarlyOn,
    act: byLocation,
    says: 'redeem.notNow',
  },
  {
    name: 'redeem-code',
    routes,
    path: openedOn(() => Promise.resolve()),
    says: 'redeem.shortCode',
  },
  {
    ...opens,
    name: 'redeem-by-clock',
    act: (world) => keptAlone(world),
    says: 'redeem.byClock',
  },
  {
    ...opens,
    name: 'redeem-clock-moved',
    act: (world) => keptAlone(world, 10 * MINUTE_MS),
    says: 'redeem.clockMoved',
  },
  { name: 'redeem-checking', routes, path: openedOn(scanned), says: 'redeem.checking' },
  {
    name: 'redeem-rejected',
    routes,
    path: openedOn(async (world, opened) => {
      const redemptionId = await scanned(world, opened);
      const { storeId } = opened;
      const rejectReason = 'TERMS';
      await playCashier(world.sandbox, { storeId, act: 'REJECT', redemptionId, rejectReason });
    }),
    says: 'redeem.rejectTerms',
  },
  {
    name: 'redeem-used',
    routes,
    path: openedOn(async (world, opened) => {
      const redemptionId = await scanned(world, opened);
      const { storeId } = opened;
      const billAmount = 120_000;
      await playCashier(world.sandbox, { storeId, act: 'CONFIRM', redemptionId, billAmount });
    }),
    says: 'redeem.review',
  },
  { name: 'redeem-refused', routes, path: openedOn(refusedWith()), says: 'redeem.chooseRefund' },
  {
    name: 'redeem-choice',
    routes,
    path: openedOn(refusedWith()),
    act: ({ page }) => openSheet(page, button(page, 'redeem.chooseRefund')),
    says: 'redeem.confirmRefund',
    opensWith: 'redeem.chooseRefund',
  },
  {
    name: 'redeem-refunded',
    routes,
    path: openedOn(refusedWith('REFUND')),
    says: 'redeem.refunded',
  },
  {
    name: 'redeem-ask-claim',
    routes,
    path: openedOn(disputed()),
    act: ({ page }) => openSheet(page, button(page, 'redeem.chooseRefund')),
    says: 'redeem.askClaimOutlet',
    opensWith: 'redeem.chooseRefund',
  },
  {
    name: 'redeem-claim',
    routes,
    path: openedOn(disputed('REFUND')),
    says: 'redeem.claimOutlet',
  },
  { name: 'redeem-answered', routes, path: openedOn(answered), says: 'order.answerOfOutlet' },
  { name: 'redeem-kept', routes, path: openedOn(refusedWith('KEEP')), says: 'redeem.kept' },
];
