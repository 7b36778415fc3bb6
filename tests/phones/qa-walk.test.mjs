// @vitest-environment node
/** The generated walk of `QA.md`: each row of a permission with a way into it, and no way without a row. */
import { expect, it } from 'vitest';
import { qaWalk } from './qa-walk.mjs';

const hosts = { APP: ['APP Android', 'APP iOS'], 'APP iOS': ['APP iOS'], WEB: ['WEB, PWA'] };
const walk = (rows, ways) => qaWalk(rows, (host) => hosts[host], ways);
const denied = {
  flow: 'Camera',
  state: 'denied',
  host: 'APP',
  code: '-4',
  text: 'No camera.',
  next: '“Settings”',
};

it('has a line for each phone, with its own way', () => {
  const ways = { Camera: { denied: { android: 'Refuse twice.', ios: 'Refuse.' } } };
  const inBrowser = { ...denied, host: 'WEB', state: 'another' };
  const lines = walk([denied, denied, inBrowser], ways).split('\n');
  expect(lines.filter((line) => line.startsWith('| denied'))).toEqual([
    '| denied | Android | Refuse twice. | -4 | No camera. | “Settings” |',
    '| denied | iPhone | Refuse. | -4 | No camera. | “Settings” |',
  ]);
});

it('has one line where the phones differ in nothing', () => {
  const text = walk([denied], { Camera: { denied: 'Refuse.' } });
  expect(text).toContain('denied | Android, iPhone | Refuse. | -4 | No camera. | “Settings”');
});

it('says why people cannot walk a row', () => {
  const ways = { Camera: { denied: { none: 'a fault of the system.' } } };
  expect(walk([{ ...denied, host: 'APP iOS' }], ways)).toContain(
    'denied | iPhone | Not by hand: a fault of the system. | -4',
  );
});

it('refuses a row without a way, and a way without a row', () => {
  expect(() => walk([denied], { Camera: {} })).toThrow('no way into “denied”');
  expect(() => walk([denied], { Camera: { denied: { ios: 'Refuse.' } } })).toThrow(
    'no way into “denied” on Android',
  );
  expect(() => walk([denied], { Camera: { denied: 'Refuse.', gone: 'Wait.' } })).toThrow(
    'no row for “gone”',
  );
});
