// @vitest-environment node
/** Which crate may depend on which: the web host scales by itself, the API knows no shell. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Crates of the workspace, and databases, that each may name. */
const MAY_NAME: Record<string, readonly string[]> = {
  'src-tauri/contract': [],
  'src-tauri/web-host': ['jajan-contract'],
  'src-tauri/dice': [],
  'src-tauri/film': [],
  'src-tauri/row-derive': [],
  'src-tauri/sandbox': [
    'jajan-contract',
    'jajan-dice',
    'jajan-film',
    'jajan-row-derive',
    'jajan-web-host',
    'rusqlite',
  ],
};

const WATCHED = /^(jajan[\w-]*|tauri[\w-]*|rusqlite|sqlx|diesel)\b/;

function named(manifest: string): string[] {
  const dependencies = manifest.slice(manifest.indexOf('[dependencies]')).split('\n');
  return dependencies.flatMap((line) => WATCHED.exec(line)?.[1] ?? []);
}

it.each(Object.entries(MAY_NAME))('%s depends on nothing else', (folder, allowed) => {
  expect(named(readFileSync(`${folder}/Cargo.toml`, 'utf8')).toSorted()).toEqual(allowed);
});

it('sees a dependency that is not allowed', () => {
  const manifest =
    '[package]\nname = "jajan-x"\n[dependencies]\ntauri-plugin-a = "1"\nserde = "1"\n';
  expect(named(manifest)).toEqual(['tauri-plugin-a']);
});
