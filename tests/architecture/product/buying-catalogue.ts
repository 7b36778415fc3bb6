/** What can go wrong while one orders and pays: merchant 8 and the codes of buying 3. */
import type { ErrorRow } from './error-catalogue.ts';

const CHECKOUT = 'tests/e2e/shopping/checkout.spec.ts';
const SPLIT = 'tests/e2e/owning/split.spec.ts';
const FLOW = 'src/features/checkout/checkout-flow.test.ts';
const LOST = 'src/features/checkout/checkout-lost.test.ts';
const PAYABLE = 'src/features/checkout/payable.test.ts';
const CHANGES = 'src/features/checkout/changes.test.ts';
const PAYMENT = 'src/features/payment/payment.test.ts';
const PAY_FLOW = 'src/features/payment/pay-flow.test.ts';

export const BUYING_ROWS: readonly ErrorRow[] = [
  {
    failure: 'text: Too many people placing orders at the moment. Please try again later.',
    code: '100000017',
    outcome: "the server's message, a wait, and a try by a tap",
    proof: [CHECKOUT, 'too many people: the words of merchant 8'],
  },
  {
    failure: 'order, sold out or fewer left',
    code: '100000010',
    outcome: 'old and new quantity, or the reason and a way on',
    proof: [CHANGES, "'the stock'"],
  },
  {
    failure: 'order, price changed',
    code: '100000013',
    outcome: 'old and new, ordered by a tap only',
    proof: [CHECKOUT, 'a price that changed is said, old and new'],
  },
  {
    failure: 'order, withdrawn',
    code: '100000014',
    outcome: "the server's message, and nothing to order",
    proof: [FLOW, 'gone altogether: the quote says it'],
  },
  {
    failure: 'order, red envelope in use or unfit',
    code: '100000015',
    outcome: 'the next best, said with the reason',
    proof: [FLOW, 'that another order has taken gives way to the next best'],
  },
  {
    failure: 'order, reply lost',
    outcome: 'said; asked again it is the same order',
    proof: [CHECKOUT, 'a lost reply says so and is asked again: one order'],
  },
  {
    failure: 'order, more than any method takes at once',
    code: '100000018',
    outcome: 'said before ordering: fewer pieces, or several who pay',
    proof: [PAYABLE, 'what nothing can pay is not ordered'],
  },
  {
    failure: 'order, too many that are not paid',
    code: '100000019',
    outcome: "the server's message, and the way to the orders",
    proof: [LOST, 'a refusal of this very order settles it'],
  },
  {
    failure: 'payment, over the QRIS limit or not taken',
    code: '100000041',
    outcome: 'the method says why it cannot be chosen',
    proof: [PAYMENT, "['over it', "],
  },
  {
    failure: 'payment that does not begin',
    code: '100000040',
    outcome: "the server's message, a retry with the same key or another way",
    proof: [PAY_FLOW, 'a beginning that fails begins with the same key'],
  },
  {
    failure: 'split refused: one is open, or the order cannot be split',
    code: '100000081',
    outcome: "the server's message among what changed; alone it is ordered by a tap only",
    proof: [SPLIT, 'a second split while one is open is refused, and nothing is placed'],
  },
  {
    failure: 'split closed',
    code: '100000080',
    outcome: 'no payment begins; late money returns to who paid',
    proof: [SPLIT, 'a split that has ended takes no payment and says where the money goes'],
  },
  {
    failure: 'a case that takes no more messages',
    code: '100000065',
    outcome: "the server's message; what was typed stays, and WhatsApp is offered",
    proof: ['src/features/order/CaseList.test.tsx', 'what cannot be sent stays in the field'],
  },
  {
    failure: 'too many refunds that an outlet decides',
    code: '100000066',
    outcome: 'said before one asks; customer service is the way on',
    proof: ['src/features/redeem/ClaimCard.test.tsx', 'what a refusal leads to is said before it'],
  },
  {
    failure: 'no such link',
    code: '100000070',
    outcome: 'absent, and a way on',
    proof: [SPLIT, 'a link to no split says so and leads on'],
  },
];
