/** A pay code as a picture to keep: what is said of each outcome. */
import { asId } from '../../api/ids.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrderId, Payment, PaymentId } from '../../api/generated/types.ts';
import { HostError } from '../../host/errors.ts';
import type { Host } from '../../host/types.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import { CodeCard } from './CodeCard.tsx';

const PNG = new Blob(['png']);
const fake = vi.hoisted(() => ({ host: {} as { savePicture?: NonNullable<Host['savePicture']> } }));
vi.mock('#host', () => fake);
vi.mock('../../i18n/i18n.ts', () => {
  const said = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
  return { useText: () => said, usePickLocale: () => String };
});
vi.mock('../../i18n/format-date.ts', () => ({ formatClock: String }));
vi.mock('../../i18n/format.ts', () => ({ formatRp: String }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn() }));
vi.mock('../../ui/toast.ts', () => ({ toast: vi.fn() }));
const picture = vi.hoisted(() => vi.fn());
vi.mock('./code-picture.ts', () => ({ codePicture: picture }));
vi.mock('./keep-bright.ts', () => ({ useKeepBright: vi.fn() }));

const payment: Payment = {
  paymentId: asId<PaymentId>('Y1'),
  orderId: asId<OrderId>('H1'),
  orderNo: '261124-1',
  method: 'QRIS',
  amount: 25_000,
  payStatus: 'WAITING',
  qrString: '000201',
  merchantName: 'JAJAN SANDBOX',
  nmid: 'ID0000000000001',
  statementName: 'JAJAN SANDBOX JAKARTA',
  expireTime: 0,
};

beforeEach(() => {
  vi.mocked(toast).mockReset();
  vi.mocked(reportProblem).mockReset();
  picture.mockReset().mockResolvedValue(PNG);
});
afterEach(cleanup);

const show = (changes: Partial<Payment> = {}) =>
  render(<CodeCard payment={{ ...payment, ...changes }} merchant="Warung" />);
const save = () => act(async () => screen.getByRole('button', { name: 'payment.save' }).click());

test.each([
  ['saved', ['payment.saved']],
  ['shared', []],
  ['cancelled', []],
] as const)('%s: says %s', async (outcome, said) => {
  const savePicture = vi.fn(() => Promise.resolve(outcome));
  fake.host.savePicture = savePicture;
  show();
  await save();
  expect(savePicture.mock.calls).toEqual([[PNG, 'jajan-261124-1.png']]);
  expect(vi.mocked(toast).mock.calls.map(([message]) => message)).toEqual(said);
  expect(reportProblem).not.toHaveBeenCalled();
});

test('a phone that is too old: asks for a screenshot, and the button can be tapped again', async () => {
  const refused = new HostError(-2, 'not implemented');
  fake.host.savePicture = () => Promise.reject(refused);
  show();
  await save();
  expect(toast).toHaveBeenCalledWith('payment.saveFailed');
  expect(reportProblem).toHaveBeenCalledWith('share.savePicture', refused);
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull();
});

test('a host without a gallery: asks for a screenshot at once', () => {
  delete fake.host.savePicture;
  const { container } = show();
  expect(screen.queryByRole('button')).toBeNull();
  expect(container.textContent).toContain('payment.screenshot');
});

test('QRIS names whom the payer’s app will name, who can pay, and what the bank will write', () => {
  const { container } = show();
  const words = container.textContent;
  expect(words).toContain('order.methodQris');
  expect(words).toContain('JAJAN SANDBOX');
  expect(words).toContain('payment.nmid ID0000000000001');
  expect(words).toContain('payment.qrisWith');
  expect(words).toContain('payment.onStatement JAJAN SANDBOX JAKARTA');
});

test('the saved picture names the merchant as well', async () => {
  fake.host.savePicture = vi.fn(() => Promise.resolve('saved' as const));
  show();
  await save();
  expect(picture.mock.lastCall?.[0].lines).toEqual([
    'order.methodQris JAJAN SANDBOX',
    '25000',
    'Warung',
    'payment.nmid ID0000000000001',
    'payment.orderNo 261124-1',
    'payment.pictureUntil 0',
  ]);
});

test('a server that does not name the merchant yet: the code is shown without', () => {
  const { container } = show({
    merchantName: undefined,
    nmid: undefined,
    statementName: undefined,
  });
  expect(screen.getByRole('img', { name: 'payment.qrLabel' })).toBeTruthy();
  expect(container.textContent).toContain('order.methodQris');
  expect(container.textContent).not.toMatch(/nmid|onStatement/);
});

test('cash has no word of QRIS', () => {
  const { container } = show({ method: 'CASH', nmid: undefined });
  expect(container.textContent).not.toMatch(/methodQris|qrisWith/);
});
