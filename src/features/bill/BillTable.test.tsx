import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BillRules } from '../../api/generated/types.ts';
import { activateLocale } from '../../i18n/i18n.ts';
import { billOf } from './bill.ts';
import { BillTable } from './BillTable.tsx';

afterEach(cleanup);
beforeEach(() => activateLocale('id-ID'));

const rules: BillRules = {
  mode: 'TENDER',
  servicePermille: 50,
  taxPermille: 100,
  isServiceGross: false,
  minSpend: 50_000,
  excludedList: [{ 'id-ID': 'minuman', 'en-US': 'drinks', 'zh-CN': '饮料' }],
};

function draw(given: BillRules) {
  const bill = billOf({
    rules: given,
    faceAmount: 100_000,
    foodAmount: 100_000,
    payAmount: 75_000,
  });
  render(<BillTable bill={bill} caption="Contoh" />);
  return screen
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' '));
}

test('each line has its words and its amount, the voucher with a minus', () => {
  expect(draw(rules)).toEqual([
    'Makanan di menu Rp100.000',
    'Biaya layanan 5% Rp5.000',
    'Pajak restoran (PB1) 10% Rp10.500',
    'Voucher -Rp100.000',
    'Dibayar di tempat Rp15.500',
    'Dibayar di Jajan Rp75.000',
    'Total semuanya Rp90.500',
  ]);
  expect(screen.getByRole('table', { name: 'Contoh' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map((note) => note.textContent)).toEqual([
    'Pajak dan layanan dibayar di tempat.',
    'Min. belanja Rp50.000 dari menu yang berlaku.',
    'Tidak termasuk: minuman.',
  ]);
});

test('all in: no charge, and said to be included', () => {
  const lines = draw({ ...rules, mode: 'ALL_IN', minSpend: 0, excludedList: [] });
  expect(lines).toHaveLength(5);
  expect(lines).toContain('Dibayar di tempat Rp0');
  expect(screen.getByRole('listitem').textContent).toBe('Pajak dan layanan sudah termasuk.');
});
