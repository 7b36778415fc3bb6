import { host } from '#host';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { currentToast } from '../../ui/toast.ts';
import { LicencesScreen } from './LicencesScreen.tsx';
import type { Notice } from './notices.ts';

const some = { version: '1.0.0', licence: 'MIT', home: 'https://example.com', copyright: [] };
const packages = vi.hoisted(() => [] as Notice[]);
vi.mock('./notices.ts', () => ({
  notices: { packages, texts: ['Terms of the first <b>licence</b>', 'Terms of the second'] },
}));

afterEach(() => {
  cleanup();
  packages.length = 0;
});

function show(...listed: Notice[]): void {
  packages.push(...listed);
  render(
    <MemoryRouter>
      <LicencesScreen />
    </MemoryRouter>,
  );
}

test('packages are grouped, and an empty group is not rendered', () => {
  show(
    { ...some, name: 'tauri', group: 'phone', texts: [0] },
    { ...some, name: 'react', group: 'app', texts: [0] },
    { ...some, name: 'react', version: '2.0.0', group: 'app', texts: [0] },
  );
  const groups = screen.getAllByRole('region').map((group) => ({
    title: within(group).getByRole('heading').textContent,
    rows: within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  }));
  expect(groups).toEqual([
    { title: 'setting.licencesApp', rows: ['react1.0.0MIT', 'react2.0.0MIT'] },
    { title: 'setting.licencesPhone', rows: ['tauri1.0.0MIT'] },
  ]);
});

test('a row opens its copyright lines and licences as plain text', async () => {
  show({
    ...some,
    name: 'ring',
    group: 'phone',
    licence: 'ISC AND MIT',
    copyright: ['Copyright 2015 A', 'Copyright 2016 B'],
    texts: [1, 0],
  });
  fireEvent.click(screen.getByRole('button', { name: /ring/ }));
  const sheet = await screen.findByRole('dialog', { name: 'ring' });
  const [facts, ...parts] = [...sheet.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(facts).toContain('ISC AND MIT');
  expect(parts).toEqual([
    'Copyright 2015 A\nCopyright 2016 B',
    'Terms of the second',
    'Terms of the first <b>licence</b>',
  ]);
  const openExternal = vi.spyOn(host, 'openExternal').mockResolvedValue();
  fireEvent.click(within(sheet).getByRole('button', { name: 'https://example.com' }));
  expect(openExternal.mock.calls).toEqual([['https://example.com']]);
});

test('a home page that nothing opens is said', async () => {
  show({ ...some, name: 'ring', group: 'phone', texts: [0] });
  fireEvent.click(screen.getByRole('button', { name: /ring/ }));
  const sheet = await screen.findByRole('dialog', { name: 'ring' });
  vi.spyOn(host, 'openExternal').mockRejectedValueOnce(new Error('nothing opens it'));
  fireEvent.click(within(sheet).getByRole('button', { name: 'https://example.com' }));
  await vi.waitFor(() => expect(currentToast()?.message).toBe('common.pageFailed'));
});
