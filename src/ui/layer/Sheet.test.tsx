import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Sheet } from './Sheet.tsx';

vi.useFakeTimers();

afterEach(() => {
  cleanup();
  act(() => void vi.runAllTimers());
});

function show(isOpen: boolean) {
  return (
    <>
      <button type="button">opener</button>
      <input aria-label="name" />
      <Sheet isOpen={isOpen} onClose={() => undefined} title="sheet" closeLabel="close">
        words
      </Sheet>
    </>
  );
}

/** Opens by the button and closes; closing takes 200 ms. */
function leave() {
  const shown = render(show(false));
  screen.getByRole('button', { name: 'opener' }).focus();
  shown.rerender(show(true));
  const dialog = screen.getByRole('dialog', { name: 'sheet' });
  screen.getByRole('button', { name: 'close' }).focus();
  shown.rerender(show(false));
  return { ...shown, dialog };
}

test('while it animates out it is inert: the focus is back at its opener', () => {
  const { dialog } = leave();
  expect(dialog.isConnected).toBe(true);
  expect(dialog.inert).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'opener' }));
});

test('a closed sheet does not move the focus', () => {
  const { dialog } = leave();
  const name = screen.getByRole('textbox', { name: 'name' });
  name.focus();
  act(() => void vi.advanceTimersByTime(200));
  expect(dialog.isConnected).toBe(false);
  expect(document.activeElement).toBe(name);
});

test('opened again while it animates out it works as before', () => {
  const { dialog, rerender } = leave();
  rerender(show(true));
  expect(dialog.inert).toBe(false);
  act(() => void vi.advanceTimersByTime(200));
  expect(dialog.isConnected).toBe(true);
});
