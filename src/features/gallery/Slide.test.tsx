import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Slide } from './Slide.tsx';

vi.mock('../../i18n/i18n.ts', () => ({ useText: () => (key: string) => key }));

afterEach(cleanup);

const place = { url: '/img/a', name: 'Soto', group: 0, number: 1, total: 2 };
const spinner = () => screen.queryByText('common.loading');
const pictures = () => [...document.querySelectorAll('img')].map((image) => image.src);
const large = () => screen.getByRole('img', { name: 'Soto' });

function show(thumbnail?: string): void {
  render(<Slide place={{ ...place, thumbnail }} at={0} isCurrent photoRef={undefined} />);
}

test('the cached small picture is shown until the large one has loaded', () => {
  show('/img/a?w=160');
  expect(spinner()).toBeNull();
  expect(pictures()[0]).toContain('/img/a?w=160');
  fireEvent.load(large());
  expect(pictures()).toEqual([expect.stringContaining('/img/a?w=1080')]);
});

test('a spinner shows without a cached picture, or when that fails', () => {
  show();
  expect(spinner()).not.toBeNull();
  fireEvent.load(large());
  expect(spinner()).toBeNull();

  cleanup();
  show('/img/a?w=160');
  const small = document.querySelector('img');
  if (small) fireEvent.error(small);
  expect(spinner()).not.toBeNull();
});

test('a failed picture shows an error, and a retry starts from the cached one', () => {
  show('/img/a?w=160');
  fireEvent.error(large());
  expect(screen.getByRole('alert').textContent).toContain('gallery.failed');
  fireEvent.click(screen.getByRole('button', { name: 'common.retry' }));
  expect(pictures()[0]).toContain('/img/a?w=160');
  expect(pictures()[1]).toContain('/img/a?w=1080');
});
