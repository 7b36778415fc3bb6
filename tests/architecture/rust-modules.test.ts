// @vitest-environment node
/** No module cycle in any crate; imports of the sandbox go down its floors only. */
import { describe, expect, it } from 'vitest';
import { CLOSER, SANDBOX_FLOORS } from './rust-floors.ts';
import { crateSources, cycles, type Graph, moduleGraph } from './rust-modules.ts';
import type { Source } from './sources.ts';

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
    const closer = CLOSER.find((rule) => room(from) === rule.from && rule.to.test(to));
    if (closer !== undefined) return [`${from} -> ${to}: ${closer.why}`];
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

describe('modules of Rust', () => {
  it.each(CRATES)('go in no circle in %s', (folder) => {
    const graph = moduleGraph(crateSources(folder));
    expect(graph.size).toBeGreaterThan(1);
    expect(cycles(graph)).toEqual([]);
  });

  it('import downwards only in the sandbox', () => {
    expect(upward(moduleGraph(crateSources('src-tauri/sandbox/src')))).toEqual([]);
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

  it('see an import that goes up, aside, or into the generator', () => {
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
    expect(upward(graph).map((found) => found.split(':')[0])).toHaveLength(3);
  });
});
