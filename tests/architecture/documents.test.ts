// @vitest-environment node
/** What comments and documents refer to exists. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { citationsOf, commentsOf, danglingCitations, type Target } from './citations.ts';
import {
  brokenReferences,
  pathsOf,
  stalePaths,
  unheldInvariants,
  wordsOf,
  type Tree,
} from './references.ts';
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
  /^(?:src|src-tauri|tests|tools|gen)\/.*\.(?:ts|tsx|mjs|cjs|rs|kt|kts|css|sql|toml|yml|md)$|^[\w.-]+\.(?:ts|toml|html)$/,
).filter(
  ({ path }) =>
    !path.includes('/generated/') && !/architecture\/(?:citations|documents\.test)\.ts$/.test(path),
);

describe('a citation in a comment', () => {
  it('is found, with those that follow it', () => {
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
      ['// growth 4', [{ kind: 'rule', chapter: 'growth', section: '4' }]],
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

  it('that leads nowhere is reported with its line', () => {
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

const tree: Tree = {
  files: new Set(projectFiles(/./).map(({ path }) => path)),
  scripts: new Set(
    Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts),
  ),
};

describe('a path in a comment', () => {
  it('exists', () => {
    const text = '// `references.ts`, `architecture/references.ts`, `src/api/`, `api/nowhere.ts`';
    expect(stalePaths([{ path: 'src/x.ts', text }], tree)).toEqual(['src/x.ts:1: api/nowhere.ts']);
    const comments = commented.map(({ path, text: code }) => ({
      path,
      text: commentsOf(path, code),
    }));
    expect(comments.flatMap(({ text: each }) => pathsOf(each)).length).toBeGreaterThan(50);
    expect(stalePaths(comments, tree)).toEqual([]);
  });
});

describe('a document', () => {
  const pages = projectFiles(/^(?:[\w-]+|(?:docs|gen|tests|tools|src|src-tauri)\/.*)\.md$/);

  it('that names something missing is reported', () => {
    const text = [
      '`src/main.tsx`, `src/api/`, [here](docs/product.md#home-9-constants), `npm run check`',
      '`src/nowhere.ts` and `host/nowhere.ts`',
      '[gone](docs/gone.md), [no heading](docs/product.md#home-99)',
      'npm run nothing',
    ].join('\n');
    const all = [...pages, { path: 'INVENTED.md', text }];
    expect(brokenReferences(all, tree).filter((row) => row.startsWith('INVENTED'))).toEqual([
      'INVENTED.md:2: src/nowhere.ts',
      'INVENTED.md:2: host/nowhere.ts',
      'INVENTED.md:3: docs/gone.md',
      'INVENTED.md:3: docs/product.md#home-99',
      'INVENTED.md:4: nothing',
    ]);
  });

  it('names only files, links and commands that exist', () => {
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['README.md', 'docs/decisions.md', 'gen/README.md']),
    );
    expect(pages.flatMap(({ text }) => pathsOf(text)).length).toBeGreaterThan(100);
    expect(brokenReferences(pages, tree)).toEqual([]);
  });
});

describe('a page that is read from start to end', () => {
  it.each([
    ['README.md', 2000],
    ['docs/architecture.md', 1800],
    // What a test or another decision says is deleted.
    ['docs/decisions.md', 6000],
  ])('%s is under %i words outside its blocks of code', (path, limit) => {
    expect(wordsOf('One two — `three`\n```\nnot these\n```\nfour')).toBe(4);
    expect(wordsOf(read(path))).toBeLessThan(limit);
  });
});

describe('an invariant', () => {
  const invariants = read('docs/invariants.md');

  it('names what holds it', () => {
    const page = '# Invariants\n\n1. Fine. — `tests/api`\n3. Nobody looks.\n';
    expect(unheldInvariants(page, tree)).toEqual(['3: out of order', '3: nothing holds it']);
    expect(unheldInvariants(invariants, tree)).toEqual([]);
  });

  it('that README.md counts among the ten is one of them', () => {
    const ten = /^## Invariants\n([\s\S]*?)^## /m.exec(read('README.md'))?.[1] ?? '';
    const lines = [...ten.matchAll(/^- .*$/gm)].map(([line]) => line);
    const named = lines.map((line) =>
      [...line.matchAll(/\(([\d, ]+)\)/g)].flatMap(([, list]) => (list ?? '').split(', ')),
    );
    expect(lines).toHaveLength(10);
    expect(named.filter((numbers) => numbers.length === 0)).toEqual([]);
    const all = new Set([...invariants.matchAll(/^(\d+)\. /gm)].map(([, number]) => number));
    expect(named.flat().filter((number) => !all.has(number))).toEqual([]);
  });
});
