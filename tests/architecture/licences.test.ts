// @vitest-environment node
/**
 * The licence lists match the lock files, and what has no known licence fails. `tools/gen.mjs --check`
 * regenerates the lists with cargo; this is the part that needs no cargo.
 */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { licensed, packageOf } from '../../tools/vite/licensed.ts';
// @ts-expect-error -- plain JavaScript, without types
import { androidLibraries } from '../../tools/licences/android.mjs';
// @ts-expect-error -- plain JavaScript, without types
import { alternatives, chosen } from '../../tools/licences/choose.mjs';
// @ts-expect-error -- plain JavaScript, without types
import { withStandard } from '../../tools/licences/files.mjs';
// @ts-expect-error -- plain JavaScript, without types
import { npmPackages, readLock } from '../../tools/licences/npm.mjs';
// @ts-expect-error -- plain JavaScript, without types
import { keyOf, kindOf, takeApart } from '../../tools/licences/text.mjs';

interface Notice {
  name: string;
  version: string;
  group: string;
  licence: string;
  home: string;
  texts: number[];
}

interface Listed {
  packages: Notice[];
  texts: string[];
}

const BUILDS = ['web', 'app'] as const;
type Build = (typeof BUILDS)[number];

function listed(build: Build): Listed {
  const path = `src/screens/setting/generated/licences-${build}.json`;
  return JSON.parse(readFileSync(path, 'utf8')) as Listed;
}

type Lock = { packages: Record<string, { version: string; dependencies?: object }> };

/** Packages that are only in the lock file, or only in the list of this build. */
function staleFor(build: Build, lock: Lock): string[] {
  const shipped = (npmPackages(lock) as (Notice & { builds: string[] })[]).filter(({ builds }) =>
    builds.includes(build),
  );
  const known = listed(build).packages.filter(({ group }) => group !== 'phone');
  const names = (of: readonly Notice[]) => of.map(({ name, version }) => `${name} ${version}`);
  const [now, then] = [new Set(names(shipped)), new Set(names(known))];
  return [...now.symmetricDifference(then)].sort();
}

/** Listed crates that Cargo.lock does not have in that version. */
function goneFrom(lock: string): string[] {
  return listed('app')
    .packages.filter(({ name, group }) => group === 'phone' && /^[\w-]+$/.test(name))
    .filter(({ name, version }) => !lock.includes(`name = "${name}"\nversion = "${version}"\n`))
    .map(({ name, version }) => `${name} ${version}`);
}

describe('the lists', () => {
  it.each(BUILDS)('the npm packages of the %s build match package-lock.json', (build) => {
    const lock = readLock() as Lock;
    expect(staleFor(build, lock)).toEqual([]);
    const { version } = lock.packages['node_modules/react'] ?? { version: '' };
    const changed = structuredClone(lock);
    changed.packages['node_modules/react'] = { version: '99.0.0', dependencies: { added: '1' } };
    changed.packages['node_modules/added'] = { version: '1.0.0' };
    expect(staleFor(build, changed)).toEqual(['added 1.0.0', `react ${version}`, 'react 99.0.0']);
  });

  it('the crates match Cargo.lock', () => {
    const lock = readFileSync('Cargo.lock', 'utf8');
    expect(goneFrom(lock)).toEqual([]);
    const tauri = /name = "tauri"\nversion = "([^"]+)"/.exec(lock);
    expect(goneFrom(lock.replace(tauri?.[0] ?? '', ''))).toEqual([`tauri ${tauri?.[1]}`]);
  });

  it('every library of our Gradle files is listed', () => {
    const wanted = androidLibraries([]) as Notice[];
    expect(wanted.length).toBeGreaterThan(5);
    const names = new Set(listed('app').packages.map(({ name }) => name));
    expect(wanted.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(BUILDS)(
    'every package of the %s build has a text of its licence, and every text is used',
    (build) => {
      const { packages, texts } = listed(build);
      const without = packages.filter(({ licence, texts: of }) => {
        const kinds = new Set(of.map((at) => kindOf(texts[at] ?? '') as string | undefined));
        return licence.split(' AND ').some((id) => !kinds.has(id));
      });
      expect(without.map(({ name }) => name)).toEqual([]);
      expect(new Set(packages.flatMap(({ texts: of }) => of))).toEqual(new Set(texts.keys()));
      expect(new Set(texts.map((text) => keyOf(text) as string)).size).toBe(texts.length);
    },
  );

  it.each(BUILDS)('every home page in the %s build is https', (build) => {
    const homes = listed(build).packages.filter(({ home }) => !/^https:\/\/[\w.-]+\//.test(home));
    expect(homes).toEqual([]);
  });

  it('only the app build lists the phone libraries', () => {
    expect(listed('web').packages.filter(({ group }) => group === 'phone')).toEqual([]);
    expect(listed('app').packages.filter(({ group }) => group === 'phone').length).toBeGreaterThan(
      200,
    );
  });
});

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software, subject to the following conditions:

THE SOFTWARE IS PROVIDED "AS IS".`;

function packageWith(licence: string, files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'jajan-licences-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return { name: 'some', version: '1.0.0', licence, folder };
}

describe('a licence', () => {
  it.each([
    ['MIT', [['MIT']]],
    ['MIT/Apache-2.0', [['MIT', 'Apache-2.0']]],
    ['(MIT OR Apache-2.0) AND ISC', [['MIT', 'Apache-2.0'], ['ISC']]],
  ])('%s', (expression, wanted) => {
    expect(alternatives(expression)).toEqual(wanted);
  });

  it('of several alternatives is the one whose text is in the package', () => {
    const both = packageWith('Apache-2.0 OR MIT', {
      LICENSE_MIT: MIT,
      'LICENSE.spdx': 'MIT',
      NOTICE: 'By X',
    });
    expect(chosen(both)).toEqual({
      licences: ['MIT'],
      texts: [MIT],
      notices: ['By X'],
      missing: [],
    });
    const mit = packageWith('Zlib OR MIT', { 'licenses/mit.txt': MIT });
    expect(chosen(mit)).toMatchObject({ licences: ['MIT'], missing: [] });
    const none = packageWith('MIT OR Zlib', { 'README.md': MIT });
    expect(chosen(none)).toMatchObject({ licences: ['MIT'], texts: [], missing: ['MIT'] });
  });

  it('outside the allow list fails the generation', () => {
    expect(() => chosen(packageWith('GPL-3.0-only', { LICENSE: MIT }))).toThrow(
      /^some 1\.0\.0 has the licence "GPL-3\.0-only", which is not one of MIT,/,
    );
    expect(() => chosen(packageWith('MIT AND GPL-3.0-only', { LICENSE: MIT }))).toThrow(/GPL/);
  });

  it('without a text fails the generation, unless its holder was looked up', () => {
    const bodies = new Map([['MIT', MIT]]);
    const entry = { name: 'some', version: '1.0.0', missing: ['MIT'], parts: [], copyright: [] };
    expect(() => withStandard(entry, bodies)).toThrow(/^some 1\.0\.0 has no text of MIT: name/);
    expect(withStandard({ ...entry, name: 'jni' }, bodies)).toMatchObject({
      copyright: ['Copyright (c) jni team'],
      parts: [{ kind: 'MIT', body: MIT }],
    });
  });

  it('is deduplicated across line wraps, and its copyright lines are extracted', () => {
    const wrapped = `The MIT License (MIT)\r\n=====\r\n\r\nCopyright (c) 2020 A\r\nCopyright (c) 2021 B\r\n\r\n${MIT.replace(' copy\n', '\ncopy ')}`;
    const { copyright, body } = takeApart(wrapped.replaceAll('\r', ''));
    expect(copyright).toEqual(['Copyright (c) 2020 A', 'Copyright (c) 2021 B']);
    expect(keyOf(body)).toBe(keyOf(takeApart(MIT).body));
    expect(takeApart(MIT).body).toBe(MIT.replace('copy\nof', 'copy of'));
  });

  it('of Apache loses its appendix, but keeps a copyright filled in there', () => {
    const terms = 'Apache License\nVersion 2.0, January 2004\n\nEND OF TERMS AND CONDITIONS';
    const appendix = (line: string) =>
      `\n\nAPPENDIX: How to apply\n\n   ${line}\n\n   Licensed under … limitations under the License.\n`;
    const blank = takeApart(terms + appendix('Copyright [yyyy] [name of copyright owner]'));
    expect(blank).toEqual({ copyright: [], body: terms });
    expect(takeApart(terms + appendix('Copyright 2019 C')).copyright).toEqual(['Copyright 2019 C']);
  });
});

describe('a build', () => {
  it.each([
    ['/x/node_modules/react-dom/client.js', 'react-dom'],
    ['/x/node_modules/a/node_modules/@b/c/index.js?url', '@b/c'],
    ['\0rolldown/runtime.js', 'rolldown'],
    ['\0vite/preload-helper.js', 'vite'],
    ['\0virtual:messages/id-ID', undefined],
    ['/x/src/main.tsx', undefined],
  ])('%s belongs to %s', (id, name) => {
    expect(packageOf(id)).toBe(name);
  });

  function problems(modules: Record<string, { renderedLength: number }>): string[] {
    const found: string[] = [];
    const { generateBundle } = licensed('web') as unknown as {
      generateBundle: (this: object, options: object, bundle: object) => void;
    };
    const context = { error: (problem: string) => found.push(problem) };
    generateBundle.call(
      context,
      {},
      { 'a.js': { type: 'chunk', modules }, 'a.css': { type: 'asset' } },
    );
    return found;
  }

  it('fails on a bundled package that is not listed', () => {
    const react = { '/x/node_modules/react/index.js': { renderedLength: 5 } };
    expect(problems(react)).toEqual([]);
    const left = { '/x/node_modules/left-pad/index.js': { renderedLength: 5 } };
    expect(problems({ ...react, ...left })).toEqual([
      expect.stringMatching(/listed for left-pad:/),
    ]);
    const unused = { '/x/node_modules/left-pad/index.js': { renderedLength: 0 } };
    expect(problems(unused)).toEqual([]);
  });
});
