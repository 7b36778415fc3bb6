/** Asking for money back, and following it: every status and each failure. */
import type { Refund } from '../../../src/api/generated/types.ts';
import { memberOn } from '../../support/members.ts';
import { sariOn } from '../steps/order-steps.ts';
import {
  APPLY_REFUND,
  boughtBy,
  REFUND_DETAIL,
  refundLike,
  refundPath,
  refundFormPath,
} from '../steps/refund-steps.ts';
import { button } from '../find.ts';
import { text, wording } from '../texts.ts';
import { asMember, failing, FAILURES, hold, openSheet, type Row, type World } from './row.ts';

/** Sari's. */
const refund =
  (isIt: (refund: Refund) => boolean) =>
  async ({ page, sandbox }: World): Promise<string> => {
    const { refundId } = await refundLike(sandbox, await sariOn(page, sandbox), isIt);
    return refundPath(refundId);
  };

const refundForm = async ({ page, sandbox }: World): Promise<string> => {
  const { orderId } = await boughtBy(sandbox, await memberOn(page, sandbox));
  return refundFormPath(orderId);
};

const detail = (
  name: string,
  isIt: (refund: Refund) => boolean,
  says: string,
  more: Partial<Row> = {},
): Row => ({
  name: `refund-${name}`,
  routes: ['refundDetail'],
  path: refund(isIt),
  says,
  ...more,
});

const why = (failureReason: string) => (one: Refund) => one.failureReason === failureReason;
const requested = ({ status }: Refund) => status === 'REQUESTED';

const choose = (kind: string) => (world: World) =>
  world.page.getByRole('radio', { name: new RegExp(`^${wording(kind)}`) }).tap();

export const refundRows: readonly Row[] = [
  { name: 'refund-wish', routes: ['refundEdit'], path: refundForm, says: 'aftersale.amountTitle' },
  {
    name: 'refund-wish-wrong',
    routes: ['refundEdit'],
    path: refundForm,
    act: async (world) => {
      await choose('aftersale.ewallet')(world);
      await world.page.getByRole('button', { name: text('aftersale.submit') }).tap();
    },
    says: 'aftersale.problemPhone',
    opensWith: 'aftersale.amountTitle',
  },
  {
    name: 'refund-wish-bank',
    routes: ['refundEdit'],
    path: refundForm,
    act: async (world) => {
      await choose('aftersale.bankAccount')(world);
      await openSheet(world.page, world.page.getByLabel(text('aftersale.bank'), { exact: true }));
    },
    says: 'aftersale.searchBank',
    opensWith: 'aftersale.amountTitle',
  },
  {
    name: 'refund-wish-none',
    routes: ['refundEdit'],
    path: async ({ page, sandbox }) => {
      const sari = await sariOn(page, sandbox);
      const { orderId } = await refundLike(sandbox, sari, requested);
      return refundFormPath(orderId);
    },
    says: 'aftersale.noneTitle',
  },
  { name: 'refund-wish-visitor', routes: ['refundEdit'], says: 'order.visitorTitle' },
  {
    name: 'refund-wish-absent',
    routes: ['refundEdit'],
    before: asMember,
    path: refundFormPath('H999999'),
    says: 'order.toList',
  },
  {
    name: 'refund-wish-loading',
    routes: ['refundEdit'],
    path: refundForm,
    before: hold(APPLY_REFUND),
    says: 'common.loading',
  },
  ...failing(APPLY_REFUND, { name: 'refund-wish', routes: ['refundEdit'], path: refundForm }),
  detail('requested', requested, 'aftersale.headRequested'),
  detail('sent', ({ status }) => status === 'SENT', 'aftersale.headSent'),
  detail('done', ({ status }) => status === 'DONE', 'aftersale.headDone'),
  detail('cancelled', ({ status }) => status === 'CANCELLED', 'aftersale.headCancelled'),
  detail('waits', ({ status }) => status === 'WAIT_DESTINATION', 'aftersale.headWaits'),
  detail('closed-account', why('ACCOUNT_CLOSED'), 'aftersale.failedAccountClosed'),
  detail('other-name', why('NAME_MISMATCH'), 'aftersale.failedNameMismatch'),
  detail('issuer', why('ISSUER_REFUSED'), 'aftersale.failedIssuerRefused'),
  detail('too-old', why('WINDOW_PASSED'), 'aftersale.failedWindowPassed'),
  detail('provider', why('PROVIDER_DOWN'), 'aftersale.failedProviderDown'),
  detail('cancel', requested, 'aftersale.cancelTitle', {
    act: ({ page }) => openSheet(page, button(page, 'aftersale.cancel')),
    opensWith: 'aftersale.headRequested',
  }),
  detail('resend', why('NAME_MISMATCH'), 'aftersale.holderHint', {
    act: ({ page }) => openSheet(page, button(page, 'aftersale.resend')),
    opensWith: 'aftersale.headFailed',
  }),
  {
    name: 'refund-absent',
    routes: ['refundDetail'],
    before: asMember,
    path: refundPath('Z999999'),
    says: 'order.toList',
  },
  {
    name: 'refund-no-id',
    routes: ['refundDetail'],
    before: asMember,
    says: 'aftersale.absentTitle',
  },
  detail('loading', requested, 'common.loading', { before: hold(REFUND_DETAIL) }),
  ...FAILURES.map(([how, fault, says]) =>
    detail(how, requested, says, {
      before: ({ sandbox }) => sandbox.setFaults({ path: REFUND_DETAIL, ...fault }),
    }),
  ),
];
