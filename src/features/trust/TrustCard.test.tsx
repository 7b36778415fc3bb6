import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeInfo } from '../../../tests/support/store-info.ts';
import type { StoreInfo } from '../../api/generated/types.ts';
import { activateLocale, text, type TextKey } from '../../i18n/i18n.ts';
import { TrustCard } from './TrustCard.tsx';

vi.mock('../../session/session.ts', () => ({ session: { require: vi.fn() } }));

afterEach(cleanup);
beforeEach(() => activateLocale('id-ID'));

test.each<[string, Partial<StoreInfo>, TextKey]>([
  ['certified', {}, 'merchant.halalCertified'],
  ['without a number', { halalCertificate: null }, 'merchant.halalUnknown'],
  ['not halal', { halalRestaurant: '0' }, 'merchant.notHalal'],
])('trust, %s', (_name, change, key) => {
  render(<TrustCard store={{ ...storeInfo, ...change }} />);
  expect(screen.getByText(text(key))).toBeTruthy();
  expect(screen.queryByText(/ID123/) !== null).toBe(key === 'merchant.halalCertified');
});
