/**
 * `npm run gen`: the contract crate -> openapi.json -> TypeScript types, validators, endpoints.
 * `--check` writes nothing and fails when a committed file is stale.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { say } from './say.mjs';

const DOCUMENT = 'src-tauri/contract/openapi.json';
const OUTPUT = 'src/api/generated';
const isCheck = process.argv.includes('--check');

say('Reading the contract (cargo builds it first when it has changed) …');
const printed = execFileSync('cargo', ['run', '-q', '-p', 'jajan-contract', '--bin', 'openapi'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
  maxBuffer: 64 * 1024 * 1024,
});
const document = JSON.parse(printed);

const folder = mkdtempSync(join(tmpdir(), 'jajan-gen-'));
try {
  const files = await generate(document, folder);
  files.set(DOCUMENT, `${JSON.stringify(document, null, 2)}\n`);
  const stale = [...files].filter(
    ([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text,
  );
  if (isCheck && stale.length > 0) {
    say(
      `Stale: ${stale.map(([path]) => path).join(', ')}. Run \`npm run gen\` and commit the result.`,
    );
    process.exitCode = 1;
  } else {
    for (const [path, text] of stale) writeFileSync(path, text);
    say(stale.length === 0 ? 'Generated files are fresh.' : `Wrote ${stale.length} file(s).`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @returns {Promise<Map<string, string>>} text by path */
async function generate(input, output) {
  await createClient({
    input: structuredClone(input),
    output: { path: output, clean: true },
    plugins: [
      { name: '@hey-api/typescript' },
      { name: 'valibot', requests: false, responses: false, definitions: { name: 'v{{name}}' } },
    ],
    logs: { level: 'silent' },
  });
  const banner = '// Made by `npm run gen` from src-tauri/contract; never edited.\n';
  const files = new Map();
  for (const [from, to] of [
    ['types.gen.ts', 'types.ts'],
    ['valibot.gen.ts', 'validators.ts'],
  ]) {
    const text = readFileSync(join(output, from), 'utf8').replace(
      /^\/\/ This file is auto-generated.*\n/,
      '',
    );
    // A validator gives `undefined` for what is absent; under exactOptionalPropertyTypes the types must say so.
    const exact =
      to === 'types.ts' ? text.replace(/^(\s+'?[\w-]+'?\?: .*);$/gm, '$1 | undefined;') : text;
    files.set(`${OUTPUT}/${to}`, banner + (to === 'validators.ts' ? typeRecursive(exact) : exact));
  }
  files.set(`${OUTPUT}/endpoints.ts`, banner + endpointsSource(input));
  const unexpected = readdirSync(output).filter(
    (name) => !/^(types|valibot|index)\.gen\.ts$|^index\.ts$/.test(name),
  );
  if (unexpected.length > 0)
    throw new Error(`The generator wrote more than is read: ${unexpected.join(', ')}`);
  return files;
}

/** A schema that contains itself cannot infer its type; the generator leaves it `unknown`. */
function typeRecursive(source) {
  const names = [...source.matchAll(/export const v(\w+): v\.GenericSchema = /g)].map(
    ([, name]) => name,
  );
  const typed = source.replace(
    /export const v(\w+): v\.GenericSchema = /g,
    'export const v$1: v.GenericSchema<unknown, $1> = ',
  );
  return names.length === 0
    ? typed
    : typed.replace(
        /^(import .*\n)/m,
        `$1import type { ${names.join(', ')} } from './types.ts';\n`,
      );
}

/** One constant per call: path, body type and the validator of `data`. */
function endpointsSource(input) {
  const calls = Object.entries(input.paths).map(([path, { post }]) => {
    const [content] = Object.values(post.requestBody.content);
    const [, body] = content.schema.allOf;
    const { data } = post.responses['200'].content['application/json'].schema.properties;
    return { path, post, body: nameOf(body), data: nameOf(data) };
  });
  const types = [...new Set(calls.flatMap(({ body, data }) => [body, data]))].toSorted();
  const validators = [...new Set(calls.map(({ data }) => `v${data}`))].toSorted();
  const constants = calls.map(
    ({ path, post, body, data }) =>
      `/** ${post.summary} */\nexport const ${post.operationId}: Endpoint<${body}, ${data}> = {\n  path: '${path}',\n  data: v${data},\n${flagsOf(post)}};\n`,
  );
  return [
    "import type { Endpoint } from '../endpoint.ts';",
    `import type { ${types.join(', ')} } from './types.ts';`,
    `import { ${validators.join(', ')} } from './validators.ts';\n`,
    ...constants,
  ].join('\n');
}

/** What the client has to know of a call's rules; absent is false. */
function flagsOf(post) {
  return [
    ['isLoginRequired', post['x-login-required']],
    ['isRiskChecked', post['x-risk-checked']],
    ['isKeyed', post['x-keyed']],
  ]
    .filter(([, isOn]) => isOn)
    .map(([name]) => `  ${name}: true,\n`)
    .join('');
}

function nameOf(schema) {
  return schema.$ref.split('/').at(-1);
}
