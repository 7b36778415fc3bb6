import { asId } from '../../api/ids.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import type { CaseNo, CouponId, OutletCase } from '../../api/generated/types.ts';
import { queryClient } from '../../api/query.ts';
import { formatRp } from '../../i18n/format.ts';
import { CaseCard } from './CaseCard.tsx';
import { reportRefusal } from './report-refused.ts';

vi.mock('../../i18n/i18n.ts', async (original) => {
  const said = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
  return { ...(await original<object>()), text: said, useText: () => said };
});
vi.mock('./report-refused.ts', () => ({ reportRefusal: { run: vi.fn(async () => ({})) } }));

const outletCase: OutletCase = {
  caseNo: asId<CaseNo>('N1'),
  storeName: 'Warung',
  openedTime: Date.now(),
  chooseUntil: Date.now() + 3_600_000,
  isByClock: false,
  wasUsed: false,
  text: '',
  photoList: [],
  stepList: [],
} as unknown as OutletCase;

beforeEach(() => openKept());
afterEach(cleanup);

test.each([
  ['REFUND', 'redeem.chooseRefund', 'redeem.confirmRefund'],
  ['KEEP', 'redeem.chooseKeep', 'redeem.confirmKeep'],
] as const)('%s asks with the sum before it acts', async (choice, key, confirmKey) => {
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <CaseCard
          couponId={asId('W1')}
          outletCase={outletCase}
          refundId={undefined}
          validEnd={Date.now() + 86_400_000}
          aheadMs={0}
          amount={37_308}
          isTold={false}
        />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  vi.mocked(reportRefusal.run).mockClear();
  fireEvent.click(screen.getByRole('button', { name: key }));
  expect(reportRefusal.run).not.toHaveBeenCalled();
  const sheet = screen.getByRole('dialog');
  expect(sheet.textContent).toContain(formatRp(37_308));
  fireEvent.click(screen.getByRole('button', { name: confirmKey }));
  await waitFor(() =>
    expect(reportRefusal.run).toHaveBeenCalledWith({ couponId: asId<CouponId>('W1'), choice }),
  );
});
