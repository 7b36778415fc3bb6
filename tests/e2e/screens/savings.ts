/** What used vouchers saved, and how it fails. */
import { sariOn } from '../steps/order-steps.ts';
import { text } from '../texts.ts';
import { asMember, asSari, failing, hold, type Row } from './row.ts';

const routes = ['savings'] as const;
const SAVINGS = '/digital-food/savings/query';

export const savingsRows: readonly Row[] = [
  { name: 'savings-visitor', routes, says: 'savings.visitorTitle' },
  {
    name: 'savings',
    routes,
    before: asSari,
    says: 'savings.chart',
  },
  {
    name: 'savings-table',
    routes,
    before: asSari,
    act: ({ page }) => page.getByText(text('savings.table')).tap(),
    says: 'savings.month',
    opensWith: 'savings.chart',
  },
  {
    name: 'savings-empty',
    routes,
    before: asMember,
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
  ...failing(SAVINGS, {
    name: 'savings',
    routes,
    before: asSari,
  }),
];
