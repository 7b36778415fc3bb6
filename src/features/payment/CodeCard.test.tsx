/** A pay code as a picture to keep: what is said of each outcome. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Payment } from '../../api/generated/types.ts';
import { HostError } from '../../host/errors.ts';
import type { Host } from '../../host/types.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import { CodeCard } from './CodeCard.tsx';

const PNG = new Blob(['png']);
const fake = vi.hoisted(() => ({ host: {} as { savePicture?: NonNullable<Host['savePicture']> } }));
vi.mock('#host', () => fake);
vi.mock('../../i18n/i18n.ts', () => ({ useText: () => String, usePickLocale: () => String }));
vi.mock('../../i18n/format-date.ts', () => ({ formatClock: String }));
vi.mock('../../i18n/format.ts', () => ({ formatRp: String }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn() }));
vi.mock('../../ui/toast.ts', () => ({ toast: vi.fn() }));
vi.mock('./code-picture.ts', () => ({ codePicture: () => Promise.resolve(PNG) }));
vi.mock('./keep-bright.ts', () => ({ useKeepBright: vi.fn() }));

const payment: Payment = {
  paymentId: 'Y1',
  orderId: 'H1',
  orderNo: '261124-1',
  method: 'QRIS',
  amount: 25_000,
  payStatus: 'WAITING',
  qrString: '000201',
  expireTime: 0,
};

beforeEach(() => {
  vi.mocked(toast).mockReset();
  vi.mocked(reportProblem).mockReset();
});
afterEach(cleanup);

const show = () => render(<CodeCard payment={payment} merchant="Warung" />);
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
