import { asId } from '../../api/ids.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openHere, type NotOpen } from './open-voucher.ts';
import { RedeemButton } from './RedeemSheet.tsx';

vi.mock('./open-voucher.ts', () => ({ openHere: vi.fn<typeof openHere>(), openAtTable: vi.fn() }));

let answer: (why: NotOpen | 'unasked' | undefined) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(openHere).mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  render(<RedeemButton couponId={asId('W1')} usage={undefined} isAsked={false} />, {
    wrapper: MemoryRouter,
  });
  fireEvent.click(screen.getByRole('button', { name: 'redeem.open' }));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const sheet = () => document.querySelector('dialog[open]');
const told = (why: Parameters<typeof answer>[0]): Promise<void> =>
  act(async () => {
    answer(why);
    await Promise.resolve();
  });

test('where the location is known no sheet comes between the tap and the code', async () => {
  expect(sheet()).toBeNull();
  await told(undefined);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(sheet()).toBeNull();
});

test.each(['unasked', { kind: 'location', guide: undefined }] as const)(
  'what is not open is explained: %o',
  async (why) => {
    await told(why);
    expect(sheet()).not.toBeNull();
  },
);

test('a position that takes long leaves the table as another way', async () => {
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(sheet()).not.toBeNull();
  await told(undefined);
  expect(sheet()).toBeNull();
});
