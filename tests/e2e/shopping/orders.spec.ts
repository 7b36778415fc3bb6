/** Orders: the tab by state, the page of one, cancel, help, and what happens to both meanwhile. */
import { memberOn, newMember } from '../../support/members.ts';
import { expectSaid } from '../../support/said.ts';
import { elapse, expect, open, test } from '../fixtures.ts';
import {
  allShown,
  beginPaying,
  cards,
  comeBack,
  GRACE_MS,
  ORDER_LIST,
  orderPath,
  ordersOf,
  payFor,
  placedBy,
  PAGE_SIZE,
  playPayer,
  sariOn,
  shown,
  stateOf,
  WAIT_MS,
} from '../steps/order-steps.ts';
import { text, textWithin } from '../texts.ts';

const TAB = '/platform/home/order';

test('each tab has the orders of its state, by finger and by keyboard', async ({
  page,
  sandbox,
}) => {
  // The list is longer than a page.
  test.slow();
  const sari = await sariOn(page, sandbox);
  const orders = await ordersOf(sandbox, sari);
  await open(page, TAB);
  await expect(cards(page).first()).toBeVisible();
  expect(await allShown(page)).toEqual(orders.map(({ orderId }) => orderId));
  const tab = (key: string) => page.getByRole('tab', { name: text(key) });
  for (const [key, status, next] of [
    ['order.filterWaitPay', 'WAIT_PAY', 'order.actionPay'],
    ['order.filterToBeRedeemed', 'TO_BE_REDEEMED', 'order.actionUse'],
    ['order.phaseRedeemed', 'REDEEMED', 'order.actionUse'],
    ['order.phaseCompleted', 'COMPLETED', 'order.actionReview'],
    ['order.phaseClosed', 'CLOSED', 'order.actionBuyAgain'],
    ['order.phaseRefunded', 'REFUNDED', 'order.actionSeeMoney'],
  ] as const) {
    await tab(key).tap();
    await expect(
      cards(page)
        .getByRole('link', { name: textWithin(next) })
        .first(),
    ).toBeVisible();
    const own = orders.filter(({ orderStatus }) => orderStatus === status);
    expect(await allShown(page), status).toEqual(own.map(({ orderId }) => orderId));
  }
  await tab('order.phaseRefunded').press('ArrowLeft');
  await expect(tab('order.phaseClosed')).toBeFocused();
  await expect(tab('order.phaseClosed')).toHaveAttribute('aria-selected', 'true');
});

test('an order that nobody pays counts down, is checked, and closes', async ({ page, sandbox }) => {
  const member = await memberOn(page, sandbox);
  const { orderId } = await placedBy(sandbox, member, 2);
  await open(page, orderPath(orderId));
  const left = page.getByRole('timer');
  await expect(left).toHaveText(/^14:\d\d$/);
  await elapse(page, sandbox, WAIT_MS - 60_000);
  await expect(left).toHaveText(/^00:\d\d$/);
  await elapse(page, sandbox, 70_000);
  await expect(stateOf(page, 'order.phaseChecking')).toBeVisible();
  await expect(left).toHaveCount(0);
  await expect(page.getByRole('button', { name: text('order.actionPay') })).toHaveCount(0);
  await elapse(page, sandbox, GRACE_MS);
  await expect(stateOf(page, 'order.phaseClosed')).toBeVisible();
  await expect(page.getByText(text('order.closedTimeout'))).toBeVisible();
  await expect(page.getByText(text('order.noteNothingTaken'))).toBeVisible();
});

test('paid elsewhere is paid here, as the app comes back', async ({ page, sandbox }) => {
  const member = await memberOn(page, sandbox);
  const { orderId } = await placedBy(sandbox, member);
  await open(page, TAB);
  await expect(cards(page).getByText(text('order.phasePayable'))).toBeVisible();
  await payFor(sandbox, member, orderId);
  await comeBack(page);
  await expect(cards(page).getByText(text('order.phaseToBeRedeemed'))).toBeVisible();
  await expect(cards(page).getByText(text('order.unread'))).toBeAttached();

  await test.step('its dot is read with it, in the list and on the tab', async () => {
    await elapse(page, sandbox, 6000);
    const tab = page.getByRole('link', { name: textWithin('frame.tabOrder') });
    await expect(tab.getByText(text('frame.unread'))).toHaveText(/^1 /);
    await cards(page).getByRole('link').first().tap();
    await expect(stateOf(page, 'order.phaseToBeRedeemed')).toBeVisible();
    await page.getByRole('button', { name: text('common.back') }).tap();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByText(text('order.unread'))).toHaveCount(0);
    await expect(tab).toHaveText(text('frame.tabOrder'));
  });
});

test('a cancel takes nothing, and one that comes too late shows the paid order', async ({
  page,
  sandbox,
}) => {
  const member = await memberOn(page, sandbox);
  const first = await placedBy(sandbox, member);
  const cancel = async () => {
    await page.getByRole('button', { name: text('order.cancel') }).tap();
    const sheet = page.getByRole('dialog', { name: text('order.cancelTitle') });
    await expect(sheet.getByText(text('order.cancelNothingTaken'))).toBeVisible();
    await sheet.getByRole('button', { name: text('order.cancelConfirm') }).tap();
    await expect(sheet).toBeHidden();
  };
  await open(page, orderPath(first.orderId));
  await cancel();
  await expectSaid(page, text('order.cancelled'));
  await expect(stateOf(page, 'order.phaseClosed')).toBeVisible();
  await expect(page.getByText(text('order.closedBuyer'))).toBeVisible();

  const second = await placedBy(sandbox, member);
  await open(page, orderPath(second.orderId));
  await expect(stateOf(page, 'order.phasePayable')).toBeVisible();
  await payFor(sandbox, member, second.orderId, { notice: 'LOST' });
  await cancel();
  await expectSaid(page, text('order.cancelTooLate'));
  await expect(stateOf(page, 'order.phaseToBeRedeemed')).toBeVisible();
});

test('a question gets a number, which WhatsApp gets with the order number and nothing else', async ({
  page,
  context,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const sari = await sariOn(page, sandbox);
  const paid = (await ordersOf(sandbox, sari)).find(
    ({ orderStatus }) => orderStatus === 'TO_BE_REDEEMED',
  );
  await open(page, orderPath(paid?.orderId ?? ''));
  await page.getByRole('button', { name: text('order.ask') }).tap();
  const question = page.getByRole('dialog', { name: text('order.askTitle') });
  await question.getByRole('textbox').fill('Kasirnya belum tahu');
  await question.getByRole('button', { name: text('order.askSend') }).tap();
  const answer = page.getByRole('dialog', { name: text('order.caseTitle') });
  await expect(answer.getByText(text('order.caseAnswer'))).toBeVisible();
  await answer.getByRole('button', { name: text('order.copy') }).tap();
  await expectSaid(page, text('messages.copySuccess'));
  const caseNo = await page.evaluate(() => navigator.clipboard.readText());
  expect(caseNo).toMatch(/^\S+$/);

  const opened = context.waitForEvent('page');
  await answer.getByRole('button', { name: text('order.toWhatsapp') }).tap();
  const whatsApp = await opened;
  await whatsApp.waitForURL('https://wa.me/**');
  const { pathname, searchParams } = new URL(whatsApp.url());
  expect(pathname).toMatch(/^\/\d{7,15}$/);
  expect([...searchParams.keys()]).toEqual(['text']);
  expect(searchParams.get('text')).toBe(`Kasus ${caseNo}, pesanan ${paid?.orderNo}`);
  await whatsApp.close();

  await answer
    .getByRole('button', { name: text('common.close') })
    .first()
    .tap();
  await expect(page.getByRole('list', { name: text('order.openCases') })).toContainText(caseNo);
});

test('money that came wrong, twice or late returns, with its sum, reason and date', async ({
  page,
  sandbox,
}) => {
  const member = await memberOn(page, sandbox);
  const returned = page.getByRole('region', { name: text('order.returnTitle') });
  const expectReturn = async (orderId: string, state: string, reason: string) => {
    await open(page, orderPath(orderId));
    await expect(stateOf(page, state)).toBeVisible();
    await expect(returned.getByText(text(reason))).toBeVisible();
    await expect(returned.getByText(text('order.returnBy'))).toBeVisible();
  };

  const wrong = await placedBy(sandbox, member);
  await payFor(sandbox, member, wrong.orderId, { amount: wrong.payAmount - 1000 });
  await expectReturn(wrong.orderId, 'order.phasePayable', 'order.returnWrongAmount');
  await expect(returned.getByText(text('order.returnBothSums'))).toBeVisible();
  await expect(page.getByText(text('order.failedWrongAmount'))).toBeVisible();

  const twice = await placedBy(sandbox, member);
  await payFor(sandbox, member, twice.orderId, { act: 'PAY_TWICE' });
  await expectReturn(twice.orderId, 'order.phaseToBeRedeemed', 'order.returnSecond');

  const late = await placedBy(sandbox, member);
  await beginPaying(sandbox, member, late.orderId);
  await elapse(page, sandbox, WAIT_MS + GRACE_MS + 5000);
  await playPayer(sandbox, late.orderId);
  await expectReturn(late.orderId, 'order.phaseClosed', 'order.returnLate');
  await expect(page.getByText(text('order.noteMoneyReturns'))).toBeVisible();
});

test('without a network the orders of the last visit are there, with their age', async ({
  page,
  context,
  sandbox,
}) => {
  const sari = await sariOn(page, sandbox);
  // Only the first page is kept.
  const orders = (await ordersOf(sandbox, sari)).slice(0, PAGE_SIZE);
  const kept = orders.map(({ orderId }) => orderId);
  await open(page, TAB);
  await expect(cards(page).first()).toBeVisible();
  await sandbox.setFaults({ path: ORDER_LIST, kind: 'reset' });
  await open(page, TAB);
  await expect(page.getByText(text('order.shownSince'))).toBeVisible();
  expect(await shown(page)).toEqual(kept);
  await context.setOffline(true);
  await expect(page.getByText(text('frame.offlineBanner'))).toBeVisible();
  expect(await shown(page)).toEqual(kept);
  await context.setOffline(false);
  await sandbox.setFaults();
  await page.getByRole('button', { name: text('order.refresh') }).tap();
  await expect(page.getByText(text('order.shownSince'))).toHaveCount(0);
});

test("another user's order is as absent as an unknown one", async ({ page, sandbox }) => {
  const other = await newMember(sandbox);
  const { orderId } = await placedBy(sandbox, other);
  await memberOn(page, sandbox);
  const said: (string | null)[] = [];
  for (const id of [orderId, 'H999999']) {
    await open(page, orderPath(id));
    const heading = page.getByRole('alert').getByRole('heading');
    await expect(heading).toBeVisible();
    said.push(await heading.textContent());
  }
  expect(said[0]).toBe(said[1]);
  await page.getByRole('button', { name: text('order.toList') }).tap();
  await expect(page.getByRole('heading', { name: text('order.emptyAll') })).toBeVisible();
});
