import { act, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Sheet } from './Sheet.tsx';
import { toast } from './toast.ts';
import { ToastRegion } from './ToastRegion.tsx';

vi.useFakeTimers();

afterEach(() => {
  act(() => void vi.runAllTimers());
});

function show(isOpen: boolean) {
  return (
    <>
      <Sheet isOpen={isOpen} onClose={() => undefined} title="sheet" closeLabel="close">
        words
      </Sheet>
      <ToastRegion />
    </>
  );
}

test('a toast is inside of the dialog that makes all else inert, and comes back out', () => {
  const { rerender } = render(show(false));
  act(() => toast('done'));
  expect(screen.getByText('done').closest('[data-high]')).toBeNull();

  rerender(show(true));
  const dialog = screen.getByRole('dialog', { name: 'sheet' });
  expect(within(dialog).getByText('done').closest('[data-high]')).not.toBeNull();
  expect(screen.getAllByText('done')).toHaveLength(1);

  // Down at once where the dialog goes away, but not out of it while it still is there.
  rerender(show(false));
  expect(within(dialog).getByText('done').closest('[data-high]')).toBeNull();
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('done').closest('output')).not.toBeNull();
});
