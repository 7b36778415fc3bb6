/**
 * `npm run gen`: the version of package.json -> its copies; the contract crate -> openapi.json ->
 * TypeScript types, validators, endpoints; and the lock files -> the data of the licences page.
 * `--check` writes nothing and fails when a committed file is stale.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { licenceFiles } from './licences/files.mjs';
import { version, versionCopies } from './version.mjs';

const DOCUMENT = 'src-tauri/contract/openapi.json';
const OUTPUT = 'src/api/generated';
/** Constants with their comments; OpenAPI has no place for them. */
const CODES = 'src-tauri/contract/src/codes.rs';
const BANNER = '// Made by `npm run gen` from src-tauri/contract; never edited.\n';
const isCheck = process.argv.includes('--check');

const copies = versionCopies(version());
// First: the contract says the version of its crate.
if (!isCheck) for (const [path, text] of copies) writeFileSync(path, text);

console.error('Reading the contract (cargo builds it first when it has changed) …');
// Without `--package`: cargo then reuses the sandbox's builds of the dependencies, with its features.
const printed = execFileSync('cargo', ['run', '-q', '--bin', 'openapi'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
  maxBuffer: 64 * 1024 * 1024,
});
const document = JSON.parse(printed);

const files = await generate(document, '.cache/gen');
for (const [path, text] of copies) files.set(path, text);
files.set(`${OUTPUT}/codes.ts`, BANNER + codesOf(readFileSync(CODES, 'utf8')));
files.set(DOCUMENT, `${JSON.stringify(document, null, 2)}\n`);
for (const [path, text] of licenceFiles()) files.set(path, text);
const stale = [...files].filter(
  ([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text,
);
const gone = readdirSync(OUTPUT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !files.has(path));
if (isCheck && stale.length + gone.length > 0) {
  const names = [...stale.map(([path]) => path), ...gone].join(', ');
  console.error(`Stale: ${names}. Run \`npm run gen\` and commit the result.`);
  process.exitCode = 1;
} else {
  for (const [path, text] of stale) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  for (const path of gone) rmSync(path);
  console.error(
    stale.length === 0 ? 'Generated files are fresh.' : `Wrote ${stale.length} file(s).`,
  );
}

/** Error codes under the contract's names. */
function codesOf(rust) {
  const constants = rust.matchAll(/((?:^\/\/\/.*\n)*)^pub const (\w+): &str = "(\d+)";$/gm);
  const parts = [...constants].map(([, comment, name, code]) => {
    const words = comment
      .replaceAll(/^\/\/\/ ?/gm, '')
      .trim()
      .replaceAll('\n', '\n * ');
    return `/** ${words} */\nexport const ${name} = '${code}';\n`;
  });
  return parts.join('');
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
  const read = (name) =>
    readFileSync(join(output, name), 'utf8').replace(/^\/\/ This file is auto-generated.*\n/, '');
  // A validator yields `undefined` for absent fields; under exactOptionalPropertyTypes the types must
  // say so.
  const types = read('types.gen.ts').replace(/^(\s+'?[\w-]+'?\?: .*);$/gm, '$1 | undefined;');
  const ids = idsOf(input);
  const files = new Map([[`${OUTPUT}/types.ts`, BANNER + brand(types, ids)]]);
  const validators = plainIds(typeRecursive(read('valibot.gen.ts')), ids);
  for (const [path, text] of callFiles(input, statementsOf(validators)))
    files.set(`${OUTPUT}/${path}`, BANNER + text);
  const unexpected = readdirSync(output).filter(
    (name) => !/^(types|valibot|index)\.gen\.ts$|^index\.ts$/.test(name),
  );
  if (unexpected.length > 0)
    throw new Error(`The generator wrote more than is read: ${unexpected.join(', ')}`);
  return files;
}

/** The kinds of ids: texts with a pattern. */
function idsOf({ components }) {
  const isId = ([, { type, pattern }]) => type === 'string' && pattern !== undefined;
  return Object.entries(components.schemas)
    .filter(isId)
    .map(([name]) => name);
}

/** Each kind of id is a type of its own: none is taken for another, and no text for an id. */
function brand(types, ids) {
  const declared = types.replace(/^export type (\w+) = string;$/gm, (line, name) =>
    ids.includes(name) ? `export type ${name} = Id<'${name}'>;` : line,
  );
  return `declare const kind: unique symbol;\n\n/** A text that names one kind of thing; empty: none. Made by asId. */\nexport type Id<Kind extends string> = '' | (string & { readonly [kind]: Kind });\n${declared}`;
}

/** An id's validator asks for a text: what the server gives is passed on as it is, and costs no code. */
function plainIds(source, ids) {
  const names = ids.join('|');
  return source
    .replace(
      new RegExp(
        `\\n(?:/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\n)?export const v(?:${names}) = .*;\\n`,
        'g',
      ),
      '\n',
    )
    .replace(
      new RegExp(`\\bv(${names})\\b`, 'g'),
      'v.string() as unknown as v.GenericSchema<unknown, ids.$1>',
    );
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

/** The validators by name, each with its comment. */
function statementsOf(source) {
  const parts = source.split(/\n(?=(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export const v)/);
  return new Map(
    parts.flatMap((part) => {
      const name = /^export const (v\w+)/m.exec(part)?.[1];
      return name === undefined ? [] : [[name, part.trim()]];
    }),
  );
}

/** A validator and its dependencies. */
function closureOf(name, statements, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const next of namesIn(statements.get(name))) {
    if (statements.has(next)) closureOf(next, statements, found);
  }
  return found;
}

function namesIn(text) {
  return new Set(text.match(/\bv[A-Z]\w*/g) ?? []);
}

/**
 * One module per call, with the validators that only it needs; one in `shared/` for each validator that
 * several need; `endpoints.ts` names all calls. So a screen loads only the calls that it makes.
 */
function callFiles(input, statements) {
  const calls = Object.entries(input.paths).map(([path, { post }]) => {
    const [content] = Object.values(post.requestBody.content);
    const [, body] = content.schema.allOf;
    const { data } = post.responses['200'].content['application/json'].schema.properties;
    const validator = `v${nameOf(data)}`;
    return {
      path,
      post,
      body: nameOf(body),
      data: nameOf(data),
      validator,
      needs: closureOf(validator, statements),
    };
  });
  const users = Map.groupBy(
    calls.flatMap(({ needs }) => [...needs]),
    (name) => name,
  );
  const isShared = (name) => (users.get(name)?.length ?? 0) > 1;
  const inOrder = (names) => [...statements.keys()].filter((name) => names.has(name));
  const shared = inOrder(new Set([...users.keys()].filter(isShared)));
  const files = [
    ...shared.map((name) => [
      `shared/${fileOf(name.slice(1))}`,
      moduleOf([statements.get(name)], [], statements),
    ]),
    ...calls.map((call) => {
      const own = inOrder(call.needs).filter((name) => !isShared(name));
      const text = moduleOf(
        [...own.map((name) => statements.get(name)), endpointOf(call)],
        [call.body, call.data],
        statements,
      );
      return [`calls/${fileOf(call.post.operationId)}`, text];
    }),
  ];
  const names = calls.map(
    (call) =>
      `export { ${call.post.operationId} } from './calls/${fileOf(call.post.operationId)}';`,
  );
  const paths = calls.map(({ path }) => `  '${path}',`).toSorted();
  return [
    ...files,
    ['endpoints.ts', `${names.toSorted().join('\n')}\n`],
    [
      'call-paths.ts',
      `/** The path of every call. */\nexport const callPaths: readonly string[] = [\n${paths.join('\n')}\n];\n`,
    ],
  ];
}

/** `AssetCard` and `assetCard` are in `asset-card.ts`. */
function fileOf(name) {
  return `${name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase()}.ts`;
}

/** Statements with the imports that they need. */
function moduleOf(parts, types, statements) {
  const text = parts.join('\n\n');
  const isCall = types.length > 0;
  const declared = new Set([...text.matchAll(/^export const (v\w+)/gm)].map((match) => match[1]));
  const missing = [...namesIn(text)].filter((name) => statements.has(name) && !declared.has(name));
  const annotated = [...text.matchAll(/GenericSchema<unknown, (\w+)>/g)].map((match) => match[1]);
  const typeNames = [...new Set([...types, ...annotated])].toSorted();
  const folder = isCall ? '../shared' : '.';
  return [
    ...(/\bv\./.test(text) ? ["import * as v from 'valibot';"] : []),
    ...(isCall
      ? [
          `import type { ${/\b(Keyed)?Endpoint</.exec(text)[0].slice(0, -1)} } from '../../endpoint.ts';`,
        ]
      : []),
    ...missing
      .toSorted()
      .map((name) => `import { ${name} } from '${folder}/${fileOf(name.slice(1))}';`),
    ...(/\bids\./.test(text) ? ["import type * as ids from '../types.ts';"] : []),
    ...(typeNames.length > 0
      ? [`import type { ${typeNames.join(', ')} } from '../types.ts';`]
      : []),
    '',
    text,
    '',
  ].join('\n');
}

function endpointOf({ path, post, body, data, validator }) {
  return `/** ${post.summary} */\nexport const ${post.operationId}: ${post['x-keyed'] ? 'Keyed' : ''}Endpoint<${body}, ${data}> = {\n  path: '${path}',\n  data: ${validator},\n${flagsOf(post)}};`;
}

/** The call's rules for the client; absent is false. */
function flagsOf(post) {
  return [
    ['isLoginRequired', post['x-login-required']],
    ['isRiskChecked', post['x-risk-checked']],
    ['isKeyed', post['x-keyed']],
    ['isForm', post['x-form']],
  ]
    .filter(([, isOn]) => isOn)
    .map(([name]) => `  ${name}: true,\n`)
    .join('');
}

function nameOf(schema) {
  return schema.$ref.split('/').at(-1);
}
