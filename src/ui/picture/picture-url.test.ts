import { describe, expect, it } from 'vitest';
import { isPicture, resized, videoAddress } from './picture-url.ts';

describe('resized', () => {
  it.each([
    ['/img/dish/a.png', { w: 60, h: 60 }, 2, '/img/dish/a.png?w=120&h=120'],
    ['/img/dish/a.png', { h: 240 }, 1.5, '/img/dish/a.png?h=360'],
    ['/img/dish/a.png?v=3', { w: 10 }, 1, '/img/dish/a.png?v=3&w=10'],
    ['/img/dish/a.png?w=9', { w: 10 }, 1, '/img/dish/a.png?w=10'],
    ['https://img.jajan.example/a.png#x', { w: 10.2 }, 1, 'https://img.jajan.example/a.png?w=11'],
    ['/img/dish/a.png', { w: 4000 }, 2, '/img/dish/a.png?w=2160'],
    ['/img/dish/a.png', {}, 2, '/img/dish/a.png'],
    [undefined, { w: 10 }, 2, ''],
    ['', { w: 10 }, 2, ''],
  ])('%s %j at %d', (src, size, ratio, expected) => {
    expect(resized(src, size, ratio)).toBe(expected);
  });
});

/** What a member may have put where the address of a portrait or a photo belongs. */
describe('isPicture', () => {
  it.each([
    'data:image/png;base64,AA==',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '//evil.example/a.png',
    '///evil.example/a.png',
    String.raw`/\evil.example/a.png`,
    String.raw`\\evil.example\a.png`,
    '/\t/evil.example/a.png',
    '/\n/evil.example/a.png',
    ' //evil.example/a.png',
    '\u00a0/a.png',
    'https://evil.example/a.png',
    'http://img.jajan.example/a.png',
    'https://img.jajan.example.evil.example/a.png',
    'https://img.jajan.example@evil.example/a.png',
    'https://member@img.jajan.example/a.png',
    'https://img.jajan.example:8443/a.png',
    'https:evil.example/a.png',
    'blob:https://evil.example/5f0c1c9e',
    'blob:null/5f0c1c9e',
    'file:///etc/passwd',
    'tauri://localhost/a.png',
    'filesystem:https://img.jajan.example/a.png',
    'about:blank',
    'a.png',
    '../a.png',
    `/img/${'a'.repeat(2048)}`,
    '',
    undefined,
  ])('refuses %j', (src) => {
    expect(isPicture(src)).toBe(false);
    expect(resized(src, { w: 10 }, 1)).toBe('');
  });

  it.each([
    '/img/user/a.webp',
    'https://img.jajan.example/a.webp',
    `${location.origin}/img/a.webp?w=10`,
    `blob:${location.origin}/5f0c1c9e-1111-4222-8333-444455556666`,
  ])('takes %j', (src) => {
    expect(isPicture(src)).toBe(true);
  });
});

it.each([
  ['/video/I1.mp4', '/video/I1.mp4'],
  ['https://img.jajan.example/video/I1.mp4', 'https://img.jajan.example/video/I1.mp4'],
  ['https://evil.example/I1.mp4', ''],
  ['//evil.example/I1.mp4', ''],
  [`blob:${location.origin}/5f0c1c9e`, ''],
  ['javascript:alert(1)', ''],
  ['', ''],
])('a video of %j', (src, expected) => {
  expect(videoAddress(src)).toBe(expected);
});
