// @vitest-environment node
/**
 * No module cycle in any crate; imports of the sandbox go down its floors only; its store refuses and
 * reads rows in one way.
 */
import { describe, expect, it } from 'vitest';
import { SANDBOX_FLOORS } from './rust-floors.ts';
import { crateSources, cycles, type Graph, moduleGraph } from './rust-modules.ts';
import { placesOf, projectFiles, type Source } from './sources.ts';

const CRATES = [
  'src-tauri/src',
  'src-tauri/contract/src',
  'src-tauri/sandbox/src',
  'src-tauri/web-host/src',
  'src-tauri/plugins/host/src',
];

function room(module: string): string {
  return module.split('::')[0] ?? '';
}

function upward(graph: Graph): string[] {
  const floors = new Map(
    SANDBOX_FLOORS.flatMap((rooms, floor) => rooms.map((name) => [name, floor])),
  );
  return edges(graph).flatMap(([from, to]) => {
    if (room(from) === room(to)) return [];
    const [own, other] = [floors.get(room(from)), floors.get(room(to))];
    if (own === undefined || other === undefined) return [`${from} -> ${to}: on no floor`];
    return other < own ? [] : [`${from} -> ${to}`];
  });
}

function edges(graph: Graph): [string, string][] {
  return [...graph].flatMap(([from, targets]) =>
    [...targets].map((to): [string, string] => [from, to]),
  );
}

function crate(files: Readonly<Record<string, string>>): Source[] {
  return Object.entries(files).map(([path, text]) => ({ path, text }));
}

/**
 * Places and categories stay numbers: a region is a range of districts, a category one of leaves, and
 * both are compared and counted as such.
 */
const PLAIN_NUMBER =
  /\b(?!(?:area|category|city|district|region)_id\b)\w+_(?:ids?|no): (?:Option<|Vec<|&\[|&)*i64\b/;

/** What the sandbox's store and seed must not say, and the files that may. */
const STORE: readonly { name: string; pattern: RegExp; bad: string; except: readonly string[] }[] =
  [
    {
      name: 'a refusal that commits',
      pattern: /Ok\(Err\(|Result<\s*Result</,
      bad: 'return Ok(Err(NotPlaced::Full));',
      except: [],
    },
    {
      name: 'a column by its position',
      pattern: /\brow\.get(?:_ref)?(?:::<.*>)?\(\d|\brow\.try_into\(/,
      bad: 'let method = row.get::<_, Wire<PayMethod>>(3)?;',
      // The queries of one column, and tuples of two or three.
      except: ['src-tauri/sandbox/src/store/sql.rs', 'src-tauri/sandbox/src/store/rows.rs'],
    },
    {
      name: 'a number of a row without its type (ids::row)',
      pattern: PLAIN_NUMBER,
      bad: 'pub fn cancel(order_id: i64, user_ids: &[i64]) {}',
      // A list that cannot show a row names an order or a voucher.
      except: ['src-tauri/sandbox/src/store/unreadable.rs'],
    },
  ];

describe('the store of the sandbox', () => {
  it.each(STORE)('has no $name', ({ pattern, bad, except }) => {
    const files = projectFiles(/^src-tauri\/sandbox\/src\/(?:store|seed)\/.*\.rs$/);
    expect(files.length).toBeGreaterThan(100);
    const looked = files.filter(({ path }) => !except.includes(path));
    expect(looked.flatMap((file) => placesOf(file, pattern))).toEqual([]);
    expect(placesOf({ path: 'bad.rs', text: bad }, pattern)).toEqual(['bad.rs:1']);
  });
});

describe('modules of Rust', () => {
  it.each(CRATES)('go in no circle in %s', (folder) => {
    const graph = moduleGraph(crateSources(folder));
    expect(graph.size).toBeGreaterThan(1);
    expect(cycles(graph)).toEqual([]);
  });

  it('import downwards only in the sandbox', () => {
    expect(upward(moduleGraph(crateSources('src-tauri/sandbox/src')))).toEqual([]);
  });

  it('ask about one store without asking how it is found', () => {
    const finding = ([from, to]: [string, string]) =>
      from.startsWith('store::catalog') && to.startsWith('store::discovery');
    const graph = moduleGraph(crateSources('src-tauri/sandbox/src'));
    expect(edges(graph).filter(finding)).toEqual([]);
    const bad = moduleGraph(
      crate({
        '/store/catalog/hours.rs': 'use crate::store::discovery::lists;',
        '/store/discovery/lists.rs': '',
      }),
    );
    expect(edges(bad).filter(finding)).toHaveLength(1);
  });

  it('stand on one floor each, and no floor is of a room that is gone', () => {
    const rooms = new Set([...moduleGraph(crateSources('src-tauri/sandbox/src')).keys()].map(room));
    expect(SANDBOX_FLOORS.flat().toSorted()).toEqual([...rooms].toSorted());
  });

  it('see a circle, however it is written', () => {
    for (const files of [
      { '/a.rs': 'use crate::b::B;', '/b.rs': 'fn f() { crate::a::g() }' },
      { '/a/mod.rs': 'mod b;\nfn f() { b::g() }', '/a/b.rs': 'use super::f;' },
      {
        '/a/mod.rs': 'pub use b::B;\nmod b;\nmod c;',
        '/a/b.rs': 'use crate::a::c::C;',
        '/a/c.rs': 'use super::B;',
      },
      {
        '/a.rs': 'use crate::{c::D, b::{self, E}};',
        '/b.rs': 'use crate::a;\nfn f() { a::g() }',
        '/c.rs': '',
      },
    ]) {
      expect(cycles(moduleGraph(crate(files)))).toHaveLength(1);
    }
  });

  it('may be declared, given a shorter name by their parent, and looked at by tests', () => {
    const files = {
      '/a/mod.rs': 'pub mod b;\npub use b::B;\nmod tests;',
      '/a/b.rs': '// use crate::c::C;\n#[cfg(test)]\nmod tests {\n    use crate::c::C;\n}',
      '/a/tests.rs': 'use crate::c::C;',
      '/c.rs': 'use crate::a::B;',
    };
    expect(edges(moduleGraph(crate(files)))).toEqual([['c', 'a::b']]);
  });

  it('see an import that goes up, aside, or from the store into the fiction', () => {
    const graph = moduleGraph(
      crate({
        '/store/mod.rs': 'use crate::routes::home;',
        '/geo.rs': 'use crate::time::Zone;',
        '/store/reviews.rs': 'use crate::city::{details::trust, reviews};',
        '/city/reviews.rs': '',
        '/city/details/trust.rs': '',
        '/routes/home.rs': 'use crate::store::Database;',
        '/time.rs': '',
      }),
    );
    expect(upward(graph)).toHaveLength(4);
  });
});
