// @vitest-environment node
/** One environment for page and shell, and no secret of users in a build for testers. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { environmentFile, SANDBOX_SECRET, targetOf } from '../../tools/vite/environment.ts';
import { projectFiles } from './sources.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const SECRET = 'of the company';

describe('the target of a build', () => {
  it.each([
    ['nothing', {}, 'dev', SANDBOX_SECRET],
    ['dev', { JAJAN_ENV: 'dev' }, 'dev', SANDBOX_SECRET],
    [
      "test with the sandbox's secret",
      { JAJAN_ENV: 'test', JAJAN_APP_SECRET: SANDBOX_SECRET },
      'test',
      SANDBOX_SECRET,
    ],
    ['pre with a secret', { JAJAN_ENV: 'pre', JAJAN_APP_SECRET: SECRET }, 'pre', SECRET],
    ['prod with a secret', { JAJAN_ENV: 'prod', JAJAN_APP_SECRET: SECRET }, 'prod', SECRET],
  ])('of %s', (_name, variables, environment, appSecret) => {
    const isReleased = environment === 'pre' || environment === 'prod';
    expect(targetOf(variables)).toEqual({ environment, appSecret, isReleased });
  });

  it.each([
    ['a secret without an environment', { JAJAN_APP_SECRET: SECRET }, /build for testers/],
    ['a secret for dev', { JAJAN_ENV: 'dev', JAJAN_APP_SECRET: SECRET }, /build for testers/],
    ['a secret for test', { JAJAN_ENV: 'test', JAJAN_APP_SECRET: SECRET }, /build for testers/],
    ['prod without a secret', { JAJAN_ENV: 'prod' }, /needs JAJAN_APP_SECRET/],
    ['prod with an empty one', { JAJAN_ENV: 'prod', JAJAN_APP_SECRET: '' }, /needs/],
    ["prod with the sandbox's", { JAJAN_ENV: 'prod', JAJAN_APP_SECRET: SANDBOX_SECRET }, /needs/],
    ["pre with the sandbox's", { JAJAN_ENV: 'pre', JAJAN_APP_SECRET: SANDBOX_SECRET }, /needs/],
    ['an unknown environment', { JAJAN_ENV: 'production', JAJAN_APP_SECRET: SECRET }, /none of/],
    ['an empty environment', { JAJAN_ENV: '' }, /none of/],
    ['a former name', { VITE_ENVIRONMENT: 'prod' }, /VITE_ENVIRONMENT is called JAJAN_ENV/],
    ['a former secret', { VITE_APP_SECRET: SECRET }, /VITE_APP_SECRET is called/],
  ])('is refused: %s', (_name, variables, said) => {
    expect(() => targetOf(variables)).toThrow(said);
  });

  it('never repeats a secret that it refuses', () => {
    try {
      targetOf({ JAJAN_ENV: 'test', JAJAN_APP_SECRET: SECRET });
    } catch (error) {
      expect(String(error)).not.toContain(SECRET);
    }
    expect.assertions(1);
  });
});

it('is written beside the page of the shell', () => {
  const files: unknown[] = [];
  const { generateBundle } = environmentFile('test');
  (generateBundle as (this: object) => void).call({
    emitFile: (file: unknown) => files.push(file),
  });
  expect(files).toEqual([{ type: 'asset', fileName: 'environment.txt', source: 'test\n' }]);
  expect(read('src-tauri/build.rs')).toContain('"dist-app/environment.txt"');
});

it('has the names and the secret of Rust', () => {
  const list = /ENVIRONMENTS: \[&str; \d+\] = \[(.*)\];/.exec(
    read('src-tauri/src/page_environment.rs'),
  );
  const names = [...(list?.[1] ?? '').matchAll(/"(\w+)"/g)].map(([, name = '']) => name);
  expect(names).toEqual(['dev', 'test', 'pre', 'prod']);
  for (const name of names) {
    expect(
      targetOf({ JAJAN_ENV: name, ...(name.startsWith('pr') && { JAJAN_APP_SECRET: SECRET }) }),
    ).toHaveProperty('environment', name);
    expect(read('src-tauri/src/api_base.rs')).toContain(`"${name}" => Ok("https://api.`);
  }
  expect(read('src-tauri/contract/src/signature.rs')).toContain(`= "${SANDBOX_SECRET}";`);
});

it('is read from its one variable only', () => {
  const readers = projectFiles(/\.(?:ts|tsx|rs|kts|mjs)$/)
    .filter(({ text }) => /(?:VITE_ENVIRONMENT|VITE_APP_SECRET)/.test(text))
    .map(({ path }) => path);
  expect(readers.toSorted()).toEqual([
    'tests/architecture/environment.test.ts',
    'tools/vite/environment.ts',
  ]);
});

it('lets the page of a build for testers show pictures and videos of this machine, and nothing else', () => {
  const policy = (file: string): Record<string, string> =>
    (JSON.parse(read(file)) as { app: { security: { csp: Record<string, string> } } }).app.security
      .csp;
  const released = policy('tauri.conf.json');
  const local = ['img-src', 'media-src'].map((name) => [
    name,
    `${released[name]} http://localhost:*`,
  ]);
  const only = { app: { security: { csp: Object.fromEntries(local) } } };
  expect(JSON.parse(read('tools/phones/qa.conf.json'))).toEqual(only);
});
