/** Checkout, payment and what comes after it. */
import { pathnames } from '../../../src/paths.ts';
import type { Row } from './row.ts';

const ORDER = '?orderId=H1';

export const buyingRows: readonly Row[] = [
  {
    name: 'checkout-visitor',
    routes: ['confirmOrder'],
    path: `${pathnames.confirmOrder}?skuId=K1&productId=D1&storeId=S1&detailId=`,
    says: 'checkout.visitorTitle',
  },
  {
    name: 'checkout-nothing',
    routes: ['confirmOrder'],
    says: 'checkout.nothingChosen',
  },
  {
    name: 'cashier-visitor',
    routes: ['cashier'],
    path: `${pathnames.cashier}${ORDER}`,
    says: 'payment.visitorTitle',
  },
  { name: 'pay-nothing', routes: ['payPage'], says: 'payment.noOrder' },
  {
    name: 'pay-code-visitor',
    routes: ['payCode'],
    path: `${pathnames.payCode}${ORDER}&method=QRIS`,
    says: 'payment.visitorTitle',
  },
  {
    name: 'bought-visitor',
    routes: ['purchaseSuccessPage'],
    path: `${pathnames.purchaseSuccessPage}${ORDER}`,
    says: 'payment.visitorTitle',
  },
];
