import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ReasonSheet } from './ReasonSheet.tsx';

afterEach(cleanup);

const onClose = vi.fn();
let answer: ((isSent: boolean) => void) | undefined;

function Shown({ isOpen }: { isOpen: boolean }) {
  const [note, setNote] = useState('');
  return (
    <ReasonSheet
      note={note}
      onNote={setNote}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel="close"
      title="report"
      reasons={[{ value: 'FAKE', label: 'fake' }]}
      initialReason="FAKE"
      noteLabel="note"
      maxNote={300}
      countLabel={String}
      sendLabel="send"
      isBusy={false}
      failure=""
      onSend={() =>
        new Promise((resolve) => {
          answer = resolve;
        })
      }
    />
  );
}

const show = (isOpen: boolean) => <Shown isOpen={isOpen} />;

function type(words: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: 'note' }), { target: { value: words } });
}

const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'note' }).value;

test('a sent note is cleared with the sheet', async () => {
  const { rerender } = render(show(true));
  type('not theirs');
  fireEvent.click(screen.getByRole('button', { name: 'send' }));
  await act(async () => answer?.(true));
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender(show(false));
  rerender(show(true));
  expect(note()).toBe('');
});

test('a late answer to a closed sheet does not change the one that is open now', async () => {
  onClose.mockClear();
  const { rerender } = render(show(true));
  type('not theirs');
  fireEvent.click(screen.getByRole('button', { name: 'send' }));
  rerender(show(false));
  rerender(show(true));
  type('nor this');
  await act(async () => answer?.(true));
  expect(onClose).not.toHaveBeenCalled();
  expect(note()).toBe('nor this');
});
