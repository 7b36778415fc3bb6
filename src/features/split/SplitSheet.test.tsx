/** Whose name stands first: the member's own, unless another was chosen before. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { settlementOf } from '../../../tests/support/buying/settlements.ts';
import type { SplitChoice } from '../../api/generated/types.ts';
import { SplitSheet } from './SplitSheet.tsx';

vi.mock('../../i18n/i18n.ts', () => {
  const said = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
  return { text: said, useText: () => said };
});

afterEach(cleanup);

function show(ownName: string | undefined, split?: SplitChoice) {
  const chosen = vi.fn<(split: SplitChoice | undefined) => void>();
  render(
    <SplitSheet
      isOpen
      onClose={() => {}}
      shown={settlementOf({ quantity: 2 })}
      split={split}
      ownName={ownName}
      onChoose={chosen}
    />,
  );
  const names = screen.getAllByRole<HTMLInputElement>('textbox');
  return { chosen, names, values: () => names.map(({ value }) => value) };
}

test('the nickname stands there, and only the others are to be named', () => {
  const { chosen, names, values } = show('Sari Dewi');
  expect(values()).toEqual(['Sari Dewi', '']);
  const [, friend] = names;
  if (friend) fireEvent.change(friend, { target: { value: 'Budi' } });
  fireEvent.click(screen.getByRole('button', { name: 'split.choose' }));
  expect(chosen.mock.lastCall?.[0]?.personList.map(({ name }) => name)).toEqual([
    'Sari Dewi',
    'Budi',
  ]);
});

test('one may be called otherwise, and an emptied name stays empty', () => {
  const { names, values } = show('Sari');
  const [own] = names;
  if (own) fireEvent.change(own, { target: { value: '' } });
  expect(values()).toEqual(['', '']);
});

test('a longer nickname is cut as a typed one', () => {
  expect(show('a'.repeat(40)).values()[0]).toHaveLength(30);
});

test('what was chosen before stays', () => {
  const personList = ['Kak Sari', 'Budi'].map((name) => ({ name, quantity: 0 }));
  expect(show('Sari', { mode: 'EQUAL', personList }).values()).toEqual(['Kak Sari', 'Budi']);
});

test('an unknown nickname leaves the field empty', () => {
  expect(show(undefined).values()).toEqual(['', '']);
});
