/**
 * What the oldest engines that are served do not have: iOS 15.0 and Android WebView 87 (decisions
 * "The oldest engines"), by MDN's compatibility data. `tooNew` finds it in a built script, and
 * `removeNewer` takes it from a page of a newer engine.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Node, parse } from 'acorn';
import { full } from 'acorn-walk';

const require = createRequire(import.meta.url);

const FLOOR = { webview_android: 87, safari_ios: 15 } as const;

interface Statement {
  version_added: string | false | null;
  version_removed?: string;
  flags?: unknown;
  prefix?: string;
  alternative_name?: string;
}

interface Feature {
  __compat?: { support: Record<string, Statement | Statement[] | undefined> };
  [name: string]: Feature | Feature['__compat'];
}

/** A member of a class or of a global object, or a global by itself. */
export interface Newer {
  owner: string;
  name: string;
}

const OBJECTS: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  performance: 'Performance',
  crypto: 'Crypto',
  history: 'History',
  screen: 'Screen',
};

const GLOBAL = '';
const EVENT = '_event';
const SUFFIX = /_(?:static|event)$/;

function sinceOf(feature: Feature, engine: keyof typeof FLOOR): number {
  const support = feature.__compat?.support[engine];
  const statements = support === undefined ? [] : [support].flat();
  const plain = statements.filter(
    (each) => !each.flags && !each.prefix && !each.alternative_name && !each.version_removed,
  );
  return Math.min(
    ...plain.map(({ version_added: added }) => Number.parseFloat(String(added).replace('≤', ''))),
    Infinity,
  );
}

function isAtFloor(feature: Feature): boolean {
  return Object.entries(FLOOR).every(
    ([engine, version]) => sinceOf(feature, engine as keyof typeof FLOOR) <= version,
  );
}

function childrenOf(feature: Feature): [string, Feature][] {
  return Object.entries(feature).filter(
    (entry): entry is [string, Feature] => entry[0] !== '__compat',
  );
}

/** What engines have, by owner and name: whether the floor has it too. */
const known: ReadonlyMap<string, ReadonlyMap<string, boolean>> = read();

function read(): Map<string, Map<string, boolean>> {
  const path = require.resolve('@mdn/browser-compat-data');
  const data = JSON.parse(readFileSync(path, 'utf8')) as {
    api: Feature;
    javascript: { builtins: Feature };
  };
  const found = new Map<string, Map<string, boolean>>([[GLOBAL, new Map()]]);
  const groups = [...childrenOf(data.javascript.builtins), ...childrenOf(data.api)];
  for (const [owner, feature] of groups) {
    found.get(GLOBAL)?.set(owner, isAtFloor(feature));
    // Instances of a newer class come from a newer constructor or member, which is found by itself;
    // only elements come from markup.
    if (!isAtFloor(feature) && !/^HTML\w*Element$/.test(owner)) continue;
    const members = found.get(owner) ?? new Map<string, boolean>();
    found.set(owner, members);
    for (const [name, member] of childrenOf(feature)) {
      if (member.__compat && /^\w+$/.test(name) && !/_(?:parameter|context)s?$/.test(name))
        members.set(name, isAtFloor(member));
    }
  }
  for (const owner of ['Window', 'globals'])
    for (const [name, is] of found.get(owner) ?? []) found.get(GLOBAL)?.set(name, is);
  return found;
}

/** The tests ask the page by it; the build test finds that the app does not. */
const OF_TESTS = 'checkVisibility';

/** Everything that the floor lacks and `removeNewer` can take away. */
export function newer(): Newer[] {
  return [...known].flatMap(([owner, members]) =>
    [...members]
      .filter(([name, is]) => !is && name !== OF_TESTS)
      .map(([name]) => ({ owner, name })),
  );
}

/** Members that no class of the floor has, whatever the receiver is. */
const newMembers = namesOnlyNewer((name) => !name.endsWith(EVENT));
const newEvents = namesOnlyNewer((name) => name.endsWith(EVENT));

function namesOnlyNewer(is: (name: string) => boolean): Set<string> {
  const all = [...known]
    .filter(([owner]) => owner !== GLOBAL)
    .flatMap(([, members]) => [...members].map(([name, has]) => ({ name, has })))
    .filter(({ name }) => is(name))
    .map(({ name, has }) => ({ name: name.replace(SUFFIX, ''), has }));
  const old = new Set(all.filter(({ has }) => has).map(({ name }) => name));
  return new Set(all.map(({ name }) => name).filter((name) => !old.has(name)));
}

/** Lookbehind, inline modifiers, and the flags `d` and `v`. */
function isNewPattern(pattern: string, flags: string): boolean {
  return /\(\?<[=!]|\(\?[ims]*-?[ims]+:/.test(pattern) || /[dv]/.test(flags);
}

interface AnyNode extends Node {
  name?: string;
  computed?: boolean;
  optional?: boolean;
  value?: unknown;
  regex?: { pattern: string; flags: string };
  object?: AnyNode;
  property?: AnyNode;
  callee?: AnyNode;
  arguments?: AnyNode[];
}

/**
 * The names of what a script uses and the floor lacks: methods by their names, members of known objects,
 * globals, events, and regular expressions. `x.name?.()` asks first and is none.
 */
export function tooNew(script: string): string[] {
  const found = new Set<string>();
  full(parse(script, { ecmaVersion: 'latest', sourceType: 'module' }), (each) => {
    for (const name of usedBy(each)) found.add(name);
  });
  return [...found];
}

function usedBy(node: AnyNode): string[] {
  if (node.type === 'Literal' && node.regex)
    return isNewPattern(node.regex.pattern, node.regex.flags) ? [node.regex.pattern] : [];
  if (node.type === 'Identifier')
    return known.get(GLOBAL)?.get(node.name ?? '') === false ? [node.name ?? ''] : [];
  if (node.type === 'MemberExpression') return memberOf(node);
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return callOf(node);
  return [];
}

function memberOf({ object, property, computed }: AnyNode): string[] {
  const name = property?.name;
  if (computed || name === undefined || object?.type !== 'Identifier') return [];
  const owner = OBJECTS[object.name ?? ''] ?? object.name ?? '';
  const members = owner === GLOBAL ? undefined : known.get(owner);
  const has = members?.get(`${name}_static`) ?? members?.get(name);
  return has === false ? [name] : [];
}

function callOf({ callee, arguments: given = [], optional }: AnyNode): string[] {
  const [first, second] = given.map(({ value }) => value);
  if (callee?.name === 'RegExp' && typeof first === 'string')
    return isNewPattern(first, typeof second === 'string' ? second : '') ? [first] : [];
  const name = callee?.type === 'MemberExpression' && !callee.computed && callee.property?.name;
  if (name === 'addEventListener' && newEvents.has(String(first))) return [String(first)];
  return name && !optional && newMembers.has(name) ? [name] : [];
}

/** Runs in the page, before its scripts. */
export function removeNewer(all: readonly Newer[]): void {
  const scope = globalThis as unknown as Record<string, Record<string, unknown> | undefined>;
  for (const { owner, name } of all) {
    const plain = name.replace(/_static$/, '');
    const holder = owner === '' ? globalThis : scope[owner];
    if (holder === undefined) continue;
    for (const place of [holder, (holder as { prototype?: object }).prototype])
      if (place) Reflect.deleteProperty(place, plain);
  }
}
