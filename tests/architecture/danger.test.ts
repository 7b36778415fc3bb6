// @vitest-environment node
/** Destructive actions have the destructive kind of button, and nothing else has. */
import { describe, expect, it } from 'vitest';
import { appSources, isTest } from './sources.ts';

/** Texts of destructive buttons. */
const WORDS = [
  'aftersale.cancelConfirm',
  'developer.worldConfirm',
  'developer.worldReset',
  'favourite.remove',
  'favourite.removeCount',
  'gift.returnConfirm',
  'gift.takeBackConfirm',
  'order.cancelConfirm',
  'split.cancelConfirm',
  'payment.cancel',
  'payment.cancelSure',
  'profile.leave',
  'profile.logout',
  'review.delete',
  'review.draftNew',
  'review.removePhoto',
  'setting.logout',
];

interface Found {
  place: string;
  says: string[];
  variant: string;
}

const ELEMENT = /<Button\b[\s\S]*?<\/Button>/g;
/** Of the `buttons` of a sheet. */
const OBJECT = /\{\s*variant: '[\s\S]*?\}\s*[,\]]/g;

/** Each button with the text keys in it. */
function buttons(path: string, text: string): Found[] {
  return [...text.matchAll(ELEMENT), ...text.matchAll(OBJECT)].map(([inside]) => ({
    place: path,
    says: [...inside.matchAll(/'([a-z]+\.\w+)'/g)].map(([, key = '']) => key),
    variant: /variant(?:=|: )["'](\w+)["']/.exec(inside)?.[1] ?? '',
  }));
}

const all = appSources()
  .filter(({ path }) => path.endsWith('.tsx') && !isTest(path))
  .flatMap(({ path, text }) => buttons(path, text));
const isDestructive = ({ says }: Found): boolean => says.some((key) => WORDS.includes(key));

describe('the destructive kind of button', () => {
  it.each(WORDS)('%s is on one', (word) => {
    const found = all.filter(({ says }) => says.includes(word));
    expect(found.map(({ variant }) => variant)).not.toEqual([]);
    expect(new Set(found.map(({ variant }) => variant))).toEqual(new Set(['danger']));
  });

  it('is used by no other button', () => {
    const others = all.filter((each) => each.variant === 'danger' && !isDestructive(each));
    expect(others).toEqual([]);
  });
});
