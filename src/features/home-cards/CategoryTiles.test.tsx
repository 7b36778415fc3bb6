import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { activateLocale } from '../../i18n/i18n.ts';
import { CategoryTiles } from './CategoryTiles.tsx';

const reportProblem = vi.hoisted(() => vi.fn<(where: string, error: unknown) => void>());
vi.mock('../../telemetry/report.ts', () => ({ reportProblem, track: vi.fn() }));

test('a category without an id is reported and opens nothing', async () => {
  await activateLocale('id-ID');
  const tiles = ['7', ''].map((id) => ({
    id,
    categoryName: { 'id-ID': `Kategori ${id}` },
    categoryIcon: '/img/x.png',
  }));
  render(
    <MemoryRouter>
      <CategoryTiles tiles={tiles} />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button'));
  expect(reportProblem).toHaveBeenCalledExactlyOnceWith('home-cards.category', expect.any(Error));
});
