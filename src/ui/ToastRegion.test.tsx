import { act, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Sheet } from './layer/Sheet.tsx';
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

test('a toast moves into the open dialog, which makes all else inert, and back out', () => {
  const { rerender } = render(show(false));
  act(() => toast('done'));
  expect(screen.getByText('done').closest('[data-high]')).toBeNull();

  rerender(show(true));
  const dialog = screen.getByRole('dialog', { name: 'sheet' });
  expect(within(dialog).getByText('done').closest('[data-high]')).not.toBeNull();
  expect(screen.getAllByText('done')).toHaveLength(1);

  // At once: while it closes, the dialog itself is inert.
  rerender(show(false));
  expect(dialog.isConnected).toBe(true);
  expect(screen.getByText('done').closest('dialog, [data-high]')).toBeNull();
  expect(screen.getByText('done').closest('output')).not.toBeNull();
});
