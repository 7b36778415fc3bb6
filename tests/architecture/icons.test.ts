// @vitest-environment node
/** Each icon is a module of its own for the bundler, or all of them would be in the first load. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as icons from '../../src/ui/icons.ts';
import { apart, iconOf } from '../../tools/vite/icons.ts';

it('every icon can be imported alone, with the same value', () => {
  const code = readFileSync('src/ui/icons.ts', 'utf8');
  expect(Object.keys(icons).length).toBeGreaterThan(60);
  for (const [name, shape] of Object.entries(icons)) {
    const value = typeof shape === 'string' ? shape : shape.filled;
    expect(iconOf(code, name)).toContain(value);
    expect(iconOf(code, name)?.match(/export const/g)).toHaveLength(1);
  }
  expect(iconOf(code, 'backIco')).toBeUndefined();
});

it('an import of several icons is split into one each', () => {
  expect(apart(`import { backIcon, homeIcon as home } from '../../ui/icons.ts';\nuse(home);`)).toBe(
    "import { backIcon } from '../../ui/icons.ts?backIcon'; " +
      "import { homeIcon as home } from '../../ui/icons.ts?homeIcon';\nuse(home);",
  );
  expect(apart("import { Icon } from './Icon.tsx';")).toBe("import { Icon } from './Icon.tsx';");
});
