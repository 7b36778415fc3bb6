/** What used vouchers saved, and how it fails. */
import { memberOn } from '../../support/members.ts';
import { sariOn } from '../steps/order-steps.ts';
import { text } from '../texts.ts';
import { hold, type Row } from './row.ts';

const routes = ['savings'] as const;
const SAVINGS = '/digital-food/savings/query';

export const savingsRows: readonly Row[] = [
  { name: 'savings-visitor', routes, says: 'savings.visitorTitle' },
  {
    name: 'savings',
    routes,
    before: ({ page, sandbox }) => sariOn(page, sandbox),
    says: 'savings.chart',
  },
  {
    name: 'savings-table',
    routes,
    before: ({ page, sandbox }) => sariOn(page, sandbox),
    act: ({ page }) => page.getByText(text('savings.table')).tap(),
    says: 'savings.month',
    opensWith: 'savings.chart',
  },
  {
    name: 'savings-empty',
    routes,
    before: ({ page, sandbox }) => memberOn(page, sandbox),
    says: 'savings.emptyTitle',
  },
  {
    name: 'savings-loading',
    routes,
    before: async (world) => {
      await sariOn(world.page, world.sandbox);
      await hold(SAVINGS)(world);
    },
    says: 'common.loading',
  },
  ...(
    [
      ['failed', { kind: 'server_error' }, 'common.retry'],
      ['busy', { kind: 'rate_limited' }, 'failure.busy'],
      ['unanswered', { kind: 'reset' }, 'failure.offline'],
    ] as const
  ).map(([name, fault, says]): Row => ({
    name: `savings-${name}`,
    routes,
    before: async ({ page, sandbox }) => {
      await sariOn(page, sandbox);
      await sandbox.setFaults({ path: SAVINGS, ...fault });
    },
    says,
  })),
];
