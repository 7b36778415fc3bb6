// @vitest-environment node
import { expect, test } from 'vitest';
import {
  codePicture,
  type CodeLook,
  rgbaOf,
} from '../../../../tests/support/codes/code-picture.ts';
import { decodePixels } from './kept-decoder.ts';

const TEXT = 'https://m.jajan.example/platform/merchant?poiId=1024&channel_id=3';
/** A busy machine must not decide. */
const PATIENCE_MS = 4000;

test.each<[string, CodeLook]>([
  ['straight', {}],
  ['far away', { share: 0.3 }],
  ['upside down', { degrees: 180 }],
  ['on its side', { degrees: 90 }],
  ['turned a little', { degrees: 17 }],
  ['turned by half a right angle', { degrees: 45 }],
  ['out of focus', { blur: 1 }],
  ['turned and out of focus', { degrees: -30, blur: 1, share: 0.7 }],
  ['in the dark', { dark: 30, light: 80 }],
  ['in a bad light', { noise: 25 }],
  ['upright on a phone', { width: 480, height: 640 }],
])('a code %s', (_name, look) => {
  expect(decodePixels(rgbaOf(codePicture(TEXT, look)), PATIENCE_MS)).toBe(TEXT);
});

test.each(['Halo, 你好 👋', '', 'x'.repeat(300)])('gives the text as it was: %j', (text) => {
  expect(decodePixels(rgbaOf(codePicture(text, { share: 0.9 })), PATIENCE_MS)).toBe(text);
});

test.each<[string, CodeLook]>([
  ['nothing', {}],
  ['noise', { noise: 100 }],
])('no code: %s', (_name, look) => {
  expect(decodePixels(rgbaOf(codePicture(undefined, look)), PATIENCE_MS)).toBeUndefined();
});
