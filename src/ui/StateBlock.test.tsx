import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { StateBlock } from './StateBlock.tsx';

afterEach(cleanup);

test('one sentence, one action, and a drawing that says nothing of its own', async () => {
  const onSelect = vi.fn<() => void>();
  render(<StateBlock picture="noOrders" title="No orders" action={{ label: 'Find', onSelect }} />);
  expect(screen.getAllByRole('heading').map((each) => each.textContent)).toEqual(['No orders']);
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(onSelect).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(document.querySelector('img')).not.toBeNull());
  expect(document.querySelector('img')?.src).toContain('no-orders.svg');
  expect(screen.queryByRole('img')).toBeNull();
});

test.each(['below', 'waits'] as const)('%s has no button of its own', (action) => {
  render(<StateBlock picture="busy" title="Busy" action={action} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a drawing that cannot be loaded leaves its ground, not a broken image', async () => {
  render(<StateBlock picture="offline" title="Offline" action="waits" />);
  await vi.waitFor(() => expect(document.querySelector('img')).not.toBeNull());
  const image = document.querySelector('img');
  if (image) fireEvent.error(image);
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('svg')).not.toBeNull();
});
