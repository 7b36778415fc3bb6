import { expect, it } from 'vitest';
import { inJakarta } from './jakarta.ts';

it('the day in Jakarta begins at 17:00 UTC', () => {
  expect(inJakarta(Date.UTC(2026, 10, 22, 16, 59, 59))).toBe('2026-11-22T23:59:59.000');
  expect(inJakarta(Date.UTC(2026, 10, 22, 17))).toBe('2026-11-23T00:00:00.000');
});
