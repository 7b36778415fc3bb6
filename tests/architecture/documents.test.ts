// @vitest-environment node
/** What comments and documents refer to exists. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { citationsOf, commentsOf, danglingCitations, type Target } from './citations.ts';
import { projectFiles } from './sources.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const documents = {
  product: read('docs/product.md'),
  decisions: read('docs/decisions.md'),
  security: read('docs/security.md'),
  tauri: read('docs/tauri.md'),
};

/** Written by hand; this test and what it tests spell citations that lead nowhere. */
const commented = projectFiles(
  /^(?:src|src-tauri|tests|tools|gen)\/.*\.(?:ts|tsx|mjs|cjs|rs|kt|kts|css|toml|yml)$|^[\w.-]+\.(?:ts|toml|html)$/,
).filter(
  ({ path }) =>
    !path.includes('/generated/') && !/architecture\/(?:citations|documents\.test)\.ts$/.test(path),
);

describe('a citation in a comment', () => {
  it('is found, with what follows it', () => {
    const rows: [string, Target[]][] = [
      [
        '// spec home 4 "Location", 8; B9',
        [
          { kind: 'rule', chapter: 'home', section: '4', name: 'Location' },
          { kind: 'rule', chapter: 'home', section: '8' },
          { kind: 'feature', id: 'B9' },
        ],
      ],
      ['// Merchant 9: 2 s', [{ kind: 'rule', chapter: 'merchant', section: '9' }]],
      ['// decisions "Wire"', [{ kind: 'decision', name: 'Wire' }]],
      [
        '// security A.3, T2',
        [
          { kind: 'control', id: 'A.3' },
          { kind: 'control', id: 'T2' },
        ],
      ],
      ['// tauri.md 4.3', [{ kind: 'tauri', section: '4.3' }]],
      ['// look.md', [{ kind: 'gone', document: 'look.md' }]],
      ["const home = 'home 3';", []],
    ];
    for (const [text, targets] of rows) {
      expect(citationsOf(commentsOf('src/x.ts', text)).map(({ target }) => target)).toEqual(
        targets,
      );
    }
  });

  it('that leads nowhere is told with its line', () => {
    const text = [
      '/** Spec home 9: fine. */',
      '// spec home 12',
      '// merchant 5 "No such label"',
      '// decisions "Nobody decided this"; B99',
      '// security T77; tauri.md 9.9',
    ].join('\n');
    expect(danglingCitations([{ path: 'src/x.ts', text }], documents)).toEqual([
      'src/x.ts:2: home 12',
      'src/x.ts:3: merchant 5 "No such label"',
      'src/x.ts:4: decisions "Nobody decided this"',
      'src/x.ts:4: B99',
      'src/x.ts:5: T77',
      'src/x.ts:5: tauri.md 9.9',
    ]);
  });

  it('leads to a heading, a label or a phrase in docs/', () => {
    const count = commented.flatMap(({ path, text }) => citationsOf(commentsOf(path, text))).length;
    expect(count).toBeGreaterThan(500);
    expect(danglingCitations(commented, documents)).toEqual([]);
  });
});
