/** B17 on cards: what is yellow and called the lowest price, and what is neither. */
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asset } from '../../../tests/support/store-info.ts';
import { activateLocale, text } from '../../i18n/i18n.ts';
import surface from '../../ui/style/surface.module.css';
import { CouponRow } from './CouponRow.tsx';

vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));

beforeEach(() => activateLocale('id-ID'));
afterEach(cleanup);

test.each([
  ['below every price of 30 days', 15_001, true],
  ['the same as the lowest', 15_000, false],
  ['above the lowest', 14_000, false],
  ['nothing to compare with', undefined, false],
])('%s', (_name, lowest30, isSaving) => {
  const priceInfo = { ...asset.priceInfo, lowest30 };
  render(
    <MemoryRouter>
      <CouponRow asset={{ ...asset, priceInfo }} at={{ scene: 'stores', position: 0 }} />
    </MemoryRouter>,
  );
  const percent = screen.getByText(text('home.discount', { percent: 40 }));
  expect(percent.classList.contains(surface['yellow'] ?? '')).toBe(isSaving);
  expect(screen.queryAllByText(text('home.lowest30'))).toHaveLength(isSaving ? 1 : 0);
});
