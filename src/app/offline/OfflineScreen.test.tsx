/** Its button says where it leads: a page that a link opened has none of ours before it. */
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { noteStep } from '../../features/navigation/history.ts';
import { OfflineScreen } from './OfflineScreen.tsx';

vi.mock('#host', () => ({ host: { netstate: () => 0 } }));
vi.mock('../../i18n/i18n.ts', () => ({ useText: () => (key: string) => key }));

afterEach(cleanup);

function open(): void {
  render(
    <MemoryRouter initialEntries={['/platform/setting']}>
      <OfflineScreen hasTabBar={false} />
    </MemoryRouter>,
  );
}

test('leads home where a link opened the page, and back where one of ours came before', () => {
  open();
  expect(screen.getByRole('button', { name: 'common.toHome' })).toBeTruthy();
  cleanup();
  noteStep('POP', { key: 'before', pathname: '/' });
  open();
  expect(screen.getByRole('button', { name: 'common.back' })).toBeTruthy();
});
