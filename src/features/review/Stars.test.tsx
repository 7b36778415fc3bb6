import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stars } from './Stars.tsx';

/** How many stars a path draws: each begins with a move command. */
const starsIn = (path: Element | undefined): number =>
  (path?.getAttribute('d') ?? '').split('M').length - 1;

test.each([
  [0, 0],
  [3, 3],
  [3.5, 4],
  [5, 5],
])('%s lights %s of five stars, in one drawing', (score, lit) => {
  const { unmount } = render(<Stars score={score} size={16} />);
  const drawing = screen.getByRole('img').querySelectorAll('svg');
  expect(drawing).toHaveLength(1);
  const [ground, light] = drawing[0]?.querySelectorAll('path') ?? [];
  expect([starsIn(ground), starsIn(light)]).toEqual([5, lit]);
  // Five of 16 px with 1 px between.
  expect(drawing[0]?.getAttribute('width')).toBe('84');
  unmount();
});
