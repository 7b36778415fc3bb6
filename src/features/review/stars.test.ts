// @vitest-environment node
import { expect, it } from 'vitest';
import { MAX_STARS, scoreText, starShapes } from './stars.ts';

const signs = { full: '#', half: '/', empty: '.' } as const;

it.each([
  [0, '.....', '0.0'],
  [0.49, '.....', '0.5'],
  [0.5, '/....', '0.5'],
  [1, '#....', '1.0'],
  [3.4, '###..', '3.4'],
  [3.5, '###/.', '3.5'],
  [3.99, '###/.', '4.0'],
  [4.5, '####/', '4.5'],
  [5, '#####', '5.0'],
  // Merchant 5: capped at 5.
  [7, '#####', '5.0'],
  [-1, '.....', '0.0'],
  [Number.NaN, '.....', '0.0'],
  [Number.POSITIVE_INFINITY, '.....', '0.0'],
])('%s is %s and says %s', (score, drawn, said) => {
  const shapes = starShapes(score);
  expect(shapes).toHaveLength(MAX_STARS);
  expect(shapes.map((shape) => signs[shape]).join('')).toBe(drawn);
  expect(scoreText(score)).toBe(said);
});

it('shows five stars at most', () => expect(MAX_STARS).toBe(5));
