import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = readFileSync('src/ui/tokens.css', 'utf8');

/** Each token in one theme: the first or the second value of its `light-dark()`. */
function tokens(theme: 1 | 2): Map<string, string> {
  return new Map(
    [...source.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      /^light-dark\((\S+), (\S+)\)$/.exec(value)?.[theme] ?? value,
    ]),
  );
}

const light = tokens(1);
const dark = tokens(2);

function colour(theme: Map<string, string>, name: string): string {
  const value = theme.get(name);
  if (!value) throw new Error(`${name} is not declared`);
  return value;
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const pairs = [
  ...['--text', '--text-soft', '--text-faint', '--chili', '--leaf', '--sky'].flatMap((text) =>
    ['--page', '--card', '--sunk'].map((ground) => [text, ground]),
  ),
  ['--ink', '--yellow'],
  ['--text', '--yellow-soft'],
  ['--text', '--glow'],
  ['--text', '--glow-lit'],
  ['--chili', '--chili-soft'],
  ['--leaf', '--leaf-soft'],
  ['--sky', '--sky-soft'],
  ['--on-fill', '--chili-fill'],
  ['--toast-text', '--toast'],
  ['--toast-action', '--toast'],
] as [string, string][];

describe('tokens', () => {
  it.each([
    ['light', light],
    ['dark', dark],
  ])('reach 4.5:1 for text in %s', (_theme, theme) => {
    for (const [text, ground] of pairs) {
      expect
        .soft(contrast(colour(theme, text), colour(theme, ground)), `${text} on ${ground}`)
        .toBeGreaterThanOrEqual(4.5);
    }
    for (const ground of ['--page', '--card']) {
      expect
        .soft(
          contrast(colour(theme, '--line-strong'), colour(theme, ground)),
          `--line-strong on ${ground}`,
        )
        .toBeGreaterThanOrEqual(3);
    }
  });
});
