import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { NoteField } from './Field.tsx';

afterEach(cleanup);

function Shown({ problem }: { problem?: string }) {
  const [value, setValue] = useState('');
  return (
    <NoteField
      label="note"
      value={value}
      onChange={setValue}
      max={5}
      countLabel={(count) => `${count} of 5`}
      overLabel="at most 5"
      problem={problem}
    />
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'note' });

function type(value: string, isComposing = false): void {
  fireEvent.input(field(), { target: { value }, isComposing });
}

test('what is over the limit is cut off and said, and the field counts as people do', () => {
  render(<Shown />);
  type('👨‍👩‍👧bc');
  screen.getByText('3 of 5');
  expect(screen.queryByRole('alert')).toBeNull();
  type('abcdefgh');
  expect(field().value).toBe('abcde');
  screen.getByText('5 of 5');
  expect(screen.getByRole('alert').textContent).toBe('at most 5');
  type('abc');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a composition keeps its raw text and never counts more than is kept', () => {
  render(<Shown />);
  type('ni hao', true);
  expect(field().value).toBe('ni hao');
  screen.getByText('5 of 5');
  fireEvent.compositionEnd(field());
  expect(field().value).toBe('ni ha');
});

test('why it was not sent is said instead, and belongs to the field', () => {
  render(<Shown problem="busy" />);
  type('abcdefgh');
  expect(screen.getByRole('alert').textContent).toBe('busy');
  const about = field().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(about)?.textContent).toBe('busy 5 of 5');
  expect(field().getAttribute('aria-invalid')).toBe('true');
});
