/**
 * The image host rounds sides up to its steps. Each size that the app asks for is one, so that no
 * picture is heavier than what is drawn.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ASKED } from '../../src/ui/picture/picture-url.ts';
import { previewWidthPx } from '../../src/features/gallery/Slide.tsx';

const render = readFileSync('src-tauri/sandbox/src/pictures/render.rs', 'utf8');
const list = /const STEPS: \[u32; \d+\] = \[([^\]]*)\]/.exec(render)?.[1] ?? '';
const steps = new Set([...list.matchAll(/\d+/g)].map(([digits]) => Number(digits)).concat(2160));

/** Pictures that are asked for as they are drawn: their literal CSS pixels. */
function drawnSides(): { file: string; side: number }[] {
  return globSync('src/**/*.tsx', { exclude: (name) => name.includes('.test.') }).flatMap(
    (file) => {
      const source = readFileSync(file, 'utf8');
      const constant = (name: string): number | undefined => {
        const found = new RegExp(`const ${name} = (\\d+)`).exec(source)?.[1];
        return found === undefined ? undefined : Number(found);
      };
      return [...source.matchAll(/<(?:Avatar)?Picture\s[^>]*?\/>/gs)].flatMap(([tag]) => {
        if (tag.includes('asked=')) return [];
        const sides = [...tag.matchAll(/(?:width|height|size)=\{(\w+)\}/g)];
        return sides.flatMap(([, text = '']) => {
          const side = /^\d+$/.test(text) ? Number(text) : constant(text);
          return side === undefined ? [] : [{ file, side }];
        });
      });
    },
  );
}

test('each size that the app asks for is a step of the image host', () => {
  const asked = Object.entries(ASKED).flatMap(([name, size]) =>
    Object.values(size).map((side: number) => ({ file: name, side })),
  );
  const drawn = drawnSides();
  expect(drawn.length).toBeGreaterThan(12);
  const all = [
    ...asked,
    { file: 'preview', side: previewWidthPx },
    ...drawn,
    // Screens of two pixels, and above, which ask for no more.
    ...drawn.map(({ file, side }) => ({ file, side: 2 * side })),
  ];
  expect(all.filter(({ side }) => !steps.has(side))).toEqual([]);
});
