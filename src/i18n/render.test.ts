import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { type Message, render } from './render.ts';

const plural = '{count, plural, =0 {no place} one {# place} other {# places of {name}}} here';

test.each([
  ['Toko terdekat', {}, 'id-ID', 'Toko terdekat'],
  ['{count} toko di {name}', { count: 3, name: 'Menteng' }, 'id-ID', '3 toko di Menteng'],
  ['{count} toko', {}, 'id-ID', '{count} toko'],
  ['{name}', { name: '{count} # <b>' }, 'id-ID', '{count} # <b>'],
  [plural, { count: 0, name: 'B' }, 'en-US', 'no place here'],
  [plural, { count: 1, name: 'B' }, 'en-US', '1 place here'],
  [plural, { count: 2, name: 'B' }, 'en-US', '2 places of B here'],
  [plural, { count: 1, name: 'B' }, 'zh-CN', '1 places of B here'],
])('%s with %j in %s', (text, values, locale, expected) => {
  expect(render(compileMessage(text) as Message, values, locale)).toBe(expected);
});
