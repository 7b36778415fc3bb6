import { describe, expect, it } from 'vitest';
import { resized } from './picture-url.ts';

describe('resized', () => {
  it.each([
    ['/img/dish/a.png', { w: 60, h: 60 }, 2, '/img/dish/a.png?w=120&h=120'],
    ['/img/dish/a.png', { h: 240 }, 1.5, '/img/dish/a.png?h=360'],
    ['/img/dish/a.png?v=3', { w: 10 }, 1, '/img/dish/a.png?v=3&w=10'],
    ['/img/dish/a.png?w=9', { w: 10 }, 1, '/img/dish/a.png?w=10'],
    ['https://img.jajan.example/a.png#x', { w: 10.2 }, 1, 'https://img.jajan.example/a.png?w=11'],
    ['/img/dish/a.png', { w: 4000 }, 2, '/img/dish/a.png?w=2160'],
    ['/img/dish/a.png', {}, 2, '/img/dish/a.png'],
    ['data:image/png;base64,AA==', { w: 10 }, 2, 'data:image/png;base64,AA=='],
    ['', { w: 10 }, 2, ''],
  ])('%s %j at %d', (src, size, ratio, expected) => {
    expect(resized(src, size, ratio)).toBe(expected);
  });
});
