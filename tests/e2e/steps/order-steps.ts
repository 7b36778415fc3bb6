/** Orders that tests place, pay and look for. */
import type { Page } from '@playwright/test';
import type {
  OrderListData,
  OrderSummary,
  PlaceOrderBody,
  PlaceOrderData,
  PlayPayerBody,
  SettlementData,
} from '../../../src/api/generated/types.ts';
import { pathnames } from '../../../src/paths.ts';
import { keepLogin, type Member, newMember } from '../../support/members.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { scroller, scrollUntil } from '../fixtures.ts';
import { text } from '../texts.ts';
import { detailOf, skuOf, VOUCHERS } from './voucher-steps.ts';

const FOLDER = '/digital-food/local_life/order';
export const ORDER_LIST = `${FOLDER}/order_list`;
export const ORDER_DETAIL = `${FOLDER}/order_detail`;

/** Minutes that an order waits, and seconds that the sandbox waits for the provider after them. */
export const WAIT_MS = 15 * 60_000;
export const GRACE_MS = 120_000;

/** Has bought: an order in each state. Sandbox README. */
export async function sariOn(page: Page, sandbox: Sandbox): Promise<Member> {
  const sari = await newMember(sandbox, '81200000001');
  await keepLogin(page, sari);
  return sari;
}

/** Newest first. */
export async function ordersOf(
  sandbox: Sandbox,
  member: Pick<Member, 'accessToken'>,
): Promise<OrderSummary[]> {
  const caller = { token: member.accessToken };
  const orders: OrderSummary[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const body = { filter: 'ALL', pageNo, pageSize: 50 };
    const page = (await sandbox.call(ORDER_LIST, body, caller)) as OrderListData;
    orders.push(...page.orderList);
    if (!page.hasMore) return orders;
  }
}

/** An order that waits for its payment. */
export async function placedBy(
  sandbox: Sandbox,
  member: Pick<Member, 'accessToken'>,
  quantity = 1,
  more: Partial<PlaceOrderBody> = {},
): Promise<PlaceOrderData> {
  const caller = { token: member.accessToken };
  const skuId = more.skuId ?? (await skuOf(sandbox, VOUCHERS.tender));
  const { productId, store } = await detailOf(sandbox, skuId);
  const { payAmount } = (await sandbox.call(
    `${FOLDER}/settlement`,
    { skuId, quantity, envelope: 'NONE' },
    caller,
  )) as SettlementData;
  const body = { skuId, productId, storeId: store.storeId, quantity, payAmount, ...more };
  return (await sandbox.call(`${FOLDER}/place_order`, body, caller)) as PlaceOrderData;
}

export async function beginPaying(
  sandbox: Sandbox,
  member: Pick<Member, 'accessToken'>,
  orderId: string,
): Promise<void> {
  const body = { orderId, method: 'QRIS' };
  await sandbox.call(`${FOLDER}/pay`, body, { token: member.accessToken });
}

export async function playPayer(
  sandbox: Sandbox,
  orderId: string,
  { act = 'PAY', ...more }: Partial<PlayPayerBody> = {},
): Promise<void> {
  await sandbox.call('/sandbox/payer', { orderId, act, ...more });
}

/** Begins a payment by QRIS and plays its payer. */
export async function payFor(
  sandbox: Sandbox,
  member: Pick<Member, 'accessToken'>,
  orderId: string,
  how: Partial<PlayPayerBody> = {},
): Promise<void> {
  await beginPaying(sandbox, member, orderId);
  await playPayer(sandbox, orderId, how);
}

export const orderPath = (orderId: string): string =>
  `${pathnames.groupCouponOrderDetail}?orderId=${orderId}`;

/** The orders of the chosen filter. */
export const cards = (page: Page) =>
  page.getByRole('list', { name: text('order.title') }).getByRole('article');

/** As many orders as the app asks for at once. */
export const PAGE_SIZE = 20;

/** The ids of the orders that are in the document: of a long list those near the view only. */
export function shown(page: Page): Promise<string[]> {
  const links = cards(page).locator(`a[href*="${pathnames.groupCouponOrderDetail}?"]`);
  return links.evaluateAll((all) => [
    ...new Set(
      all.map(
        (link) => new URL((link as HTMLAnchorElement).href).searchParams.get('orderId') ?? '',
      ),
    ),
  ]);
}

/** Scrolls the list of the chosen filter from its top to its end; the ids of its orders. */
export async function allShown(page: Page): Promise<string[]> {
  const seen = new Set<string>();
  const end = page.getByText(text('common.noMore'));
  await scroller(page).evaluate((element) => element.scrollTo(0, 0));
  await scrollUntil(page, async () => {
    const isAtEnd = await scroller(page).evaluate(
      ({ scrollTop, clientHeight, scrollHeight }) => scrollTop + clientHeight > scrollHeight - 2,
    );
    for (const orderId of await shown(page)) seen.add(orderId);
    return isAtEnd && (await end.isVisible());
  });
  return [...seen];
}

/** The head of an order's page says so. */
export const stateOf = (page: Page, key: string) =>
  page.getByRole('heading', { level: 2, name: text(key) });

/** As a phone that comes back from the bank's app. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
}
