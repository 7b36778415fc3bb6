import { asId } from '../../api/ids.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import type { CaseNo, OutletCase, RefundClaim, ReportRule } from '../../api/generated/types.ts';
import { queryClient } from '../../api/query.ts';
import { CaseCard } from './CaseCard.tsx';
import { RefuseButton } from './RefuseButton.tsx';

vi.mock('../../i18n/i18n.ts', async (original) => {
  const said = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
  return { ...(await original<object>()), text: said, useText: () => said };
});
vi.mock('./report-refused.ts', () => ({ reportRefusal: { run: vi.fn(async () => ({})) } }));

const NOW_MS = Date.now();

function card(changes: Partial<OutletCase>, isTold = false): void {
  const outletCase = {
    caseNo: asId<CaseNo>('N1'),
    storeName: 'Warung',
    openTime: NOW_MS,
    chooseUntil: NOW_MS + 3_600_000,
    isByClock: false,
    wasUsed: true,
    text: '',
    photoList: [],
    stepList: [],
    ...changes,
  } satisfies OutletCase;
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <CaseCard
          couponId={asId('W1')}
          outletCase={outletCase}
          refundId={undefined}
          validEnd={NOW_MS + 86_400_000}
          aheadMs={0}
          amount={37_308}
          isTold={isTold}
        />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

const claim = (status: RefundClaim['status']): RefundClaim => ({
  kind: 'CONFIRMED',
  status,
  askedTime: NOW_MS,
  outletUntil: NOW_MS + 1,
  serviceDate: '2026-12-07',
});

beforeEach(() => openKept());
afterEach(cleanup);

test.each([
  ['OUTLET', 'redeem.claimOutletNote'],
  ['SERVICE', 'redeem.claimServiceNote'],
] as const)(
  'a claim that waits for %s says by when, and can only be taken back',
  (status, note) => {
    card({ claim: claim(status) });
    expect(screen.getByRole('status').textContent).toContain(note);
    expect(screen.queryByRole('button', { name: 'redeem.chooseRefund' })).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByRole('button', { name: 'redeem.chooseKeep' })).toBeTruthy();
  },
);

test('a claim that was denied says so', () => {
  card({ claim: claim('DENIED'), choice: 'KEEP', choiceTime: NOW_MS });
  expect(screen.getByRole('status').textContent).toContain('redeem.claimDeniedNote');
  expect(screen.queryByText('redeem.keptUsed')).toBeNull();
});

test.each([
  [false, 'redeem.askClaimOutlet'],
  [true, 'redeem.askClaimService'],
])('who decides is said before a refund is asked for, told: %s', (isTold, words) => {
  card({}, isTold);
  fireEvent.click(screen.getByRole('button', { name: 'redeem.chooseRefund' }));
  expect(screen.getByRole('dialog').textContent).toContain(words);
});

test.each<[ReportRule, string, boolean]>([
  ['REFUND', 'redeem.refuseNote', true],
  ['OUTLET', 'redeem.refuseUsedNote', true],
  ['SERVICE', 'redeem.refuseToldNote', true],
  ['LIMIT', 'redeem.refuseLimit', false],
])('what a refusal leads to is said before it: %s', (rule, words, isOffered) => {
  render(<RefuseButton couponId={asId('W1')} rule={rule} />);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('button') !== null).toBe(isOffered);
});
