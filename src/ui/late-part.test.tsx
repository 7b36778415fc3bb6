/** The place knows nothing of its part until it comes, and then all places have it. */
import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { latePart } from './late-part.ts';

test('nothing before, the part in all places when it comes, with what each was given', () => {
  const Place = latePart<{ name: string }>();
  const { container, rerender } = render(
    <>
      <Place name="a" />
      <Place name="b" />
    </>,
  );
  expect(container.textContent).toBe('');
  act(() => Place.fill(({ name }) => <b>{name}</b>));
  expect(container.textContent).toBe('ab');
  rerender(<Place name="c" />);
  expect(container.textContent).toBe('c');
});

test('a place of later has it at once', () => {
  const Place = latePart<object>();
  Place.fill(() => <b>here</b>);
  expect(render(<Place />).container.textContent).toBe('here');
});
