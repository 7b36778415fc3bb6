// @vitest-environment node
/**
 * The commands between page and native side are declared once: the shell's in `COMMANDS` of its build
 * script, the plugin's in its `src/commands.rs`. What the page calls, what the capabilities allow, and what Kotlin, iOS and the desktop answer
 * is held to that list, with the names of the arguments: a typo on one side is -2 on a phone, and
 * nothing sooner says so.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, withoutComments } from './sources.ts';

const PLUGIN = 'src-tauri/plugins/host';
const COMMANDS = `${PLUGIN}/src/commands.rs`;

const read = (path: string) => readFileSync(path, 'utf8');
/** The names in the list of a file, or those only whose line has the mark. */
const listed = (path: string, mark = '') =>
  read(path)
    .split('\n')
    .filter((line) => line.includes(mark))
    .flatMap((line) => /^ {4,}"?(\w+)"?,/.exec(line)?.[1] ?? []);
const camel = (name: string) =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

const shell = listed('src-tauri/build.rs');
const plugin = listed(COMMANDS);

/** Of Tauri's own `addPluginListener`, which names them itself. */
const LISTENERS = new Set(['register_listener', 'remove_listener']);
const ONLY_IOS = new Set(listed(COMMANDS, '// iOS only'));
/** Asked by Rust after it has checked the arguments, never by the page. */
const ASKED_BY_RUST = new Set([
  'findWhatsapp',
  'notificationsBlocked',
  'openWhatsapp',
  'rememberLink',
  'shareToWhatsapp',
  'tappedLink',
]);

interface Called {
  command: string;
  /** Names of the arguments; undefined where they are not written out in the call. */
  names: string[] | undefined;
}

function calledIn(code: string): Called[] {
  const call =
    /\b(?:invoke|native|inOrder)(?:<[^()]*?>)?\(\s*'([\w:|-]+)'\s*(?:,\s*(\{[^{}]*\})?|\))/g;
  return [...code.matchAll(call)].map((match) => ({
    command: match[1] ?? '',
    names: match[0].endsWith(')') ? [] : match[2] === undefined ? undefined : namesIn(match[2]),
  }));
}

function namesIn(literal: string): string[] {
  return sorted([...literal.matchAll(/[{,]\s*(\w+)/g)].map((match) => match[1] ?? ''));
}

/** Arguments of the page, by command, from every `#[tauri::command]` of a text in Rust. */
function argumentsIn(rust: string): Map<string, string[]> {
  const command =
    /#\[tauri::command[^\]]*\]\s*pub (?:async )?fn (\w+)(?:<[^(]*>)?\(([^)]*(?:\([^)]*\)[^)]*)*)\)/g;
  return new Map(
    [...rust.matchAll(command)].map((match) => [match[1] ?? '', pageArguments(match[2] ?? '')]),
  );
}

function pageArguments(list: string): string[] {
  const given =
    /\b(\w+): (?!AppHandle|Webview|WebviewWindow|State|tauri::State|tauri::ipc::Request)/g;
  return sorted([...list.matchAll(given)].map((match) => camel(match[1] ?? '')));
}

const pageCode = projectFiles(/^src\/host\/tauri\/.*\.ts$/)
  .filter(({ path }) => !path.endsWith('.test.ts'))
  .map(({ text }) => withoutComments(text));
const called = pageCode.flatMap(calledIn);
const ours = called.filter(
  ({ command }) => !command.includes(':') || command.startsWith('plugin:host|'),
);
const nameOf = ({ command }: Called) => command.replace('plugin:host|', '');

describe('commands', () => {
  it('are found on every side', () => {
    expect(shell.length).toBeGreaterThan(10);
    expect(plugin.length).toBeGreaterThan(10);
    expect(ONLY_IOS).toContain('set_swipe_back');
    expect(calledIn("native<'a' | 'b'>('plugin:host|x', { isOn: false, key })")).toEqual([
      { command: 'plugin:host|x', names: ['isOn', 'key'] },
    ]);
    expect(calledIn("invoke('take_links')")).toEqual([{ command: 'take_links', names: [] }]);
    expect(
      argumentsIn(
        '#[tauri::command]\npub async fn a<R: Runtime>(app: AppHandle<R>, is_on: bool) -> X {',
      ),
    ).toEqual(new Map([['a', ['isOn']]]));
  });

  it('are each called by the page, and no others are', () => {
    const fromPage = sorted(
      ours.map((call) => (call.command.includes('|') ? `host ${nameOf(call)}` : call.command)),
    );
    const declared = [
      ...shell,
      ...plugin.filter((name) => !LISTENERS.has(name)).map((name) => `host ${name}`),
    ];
    expect(fromPage).toEqual(sorted(declared));
  });

  it('are each permitted to the page, and nothing else of ours is', () => {
    const allowed = ['main', 'phones', 'android'].flatMap((name) => {
      const file = JSON.parse(read(`src-tauri/capabilities/${name}.json`)) as {
        permissions: string[];
      };
      return file.permissions;
    });
    const permission = (name: string) => `allow-${name.replaceAll('_', '-')}`;
    expect(allowed.filter((name) => /^(?:host:)?allow-/.test(name)).sort()).toEqual(
      sorted([...shell.map(permission), ...plugin.map((name) => `host:${permission(name)}`)]),
    );
    const called = /\bplugin:(?!host\b)([\w-]+)\|(\w+)/g;
    for (const [, name, command] of pageCode.join('\n').matchAll(called))
      expect(allowed, `${name}|${command}`).toContain(`${name}:${permission(command ?? '')}`);
  });

  it('are answered by Kotlin, iOS and the desktop alike', () => {
    const kotlin = [
      ...read(`${PLUGIN}/android/src/main/java/HostPlugin.kt`).matchAll(
        /@Command\s+(?:override )?fun (\w+)/g,
      ),
    ]
      .map((match) => match[1] ?? '')
      .filter((name) => !ASKED_BY_RUST.has(name));
    // `removeListener` is Tauri's own.
    expect(sorted([...kotlin, 'removeListener'])).toEqual(
      sorted(plugin.filter((name) => !ONLY_IOS.has(name)).map(camel)),
    );
    // iOS and the desktop read the same list, and a name without an answer does not compile.
    for (const path of ['ios/mod.rs', 'lib.rs'])
      expect(read(`${PLUGIN}/src/${path}`), path).toContain('with_commands!(');
  });

  it('take the arguments that the page passes, by name', () => {
    const files = ['src-tauri/src/commands', `${PLUGIN}/src/ios`, `${PLUGIN}/src`].flatMap(
      (folder) =>
        readdirSync(folder)
          .filter((name) => name.endsWith('.rs') && name !== 'desktop.rs')
          .map((name) => join(folder, name)),
    );
    const taken = argumentsIn(files.map(read).join('\n'));
    const compared = ours.filter(({ names }) => names !== undefined);
    expect(compared.length).toBeGreaterThan(15);
    for (const call of compared) expect(taken.get(nameOf(call)), call.command).toEqual(call.names);
  });

  it('give Kotlin fields of the same names', () => {
    const kotlin = ['Args', 'HostPlugin']
      .map((name) => read(`${PLUGIN}/android/src/main/java/${name}.kt`))
      .join('\n');
    const fields = new Map(
      [...kotlin.matchAll(/@InvokeArg\s+class (\w+) \{([^}]*)\}/g)].map((match) => [
        match[1],
        [...(match[2] ?? '').matchAll(/var (\w+)/g)].map((field) => field[1] ?? ''),
      ]),
    );
    const commands = [
      ...kotlin.matchAll(
        /@Command\s+(?:override )?fun (\w+)([\s\S]*?)(?=@Command|\n {4}\/\*\*|private )/g,
      ),
    ];
    const called = ours.filter(({ command }) => command.startsWith('plugin:host|'));
    const compared = called.flatMap((call) => {
      const body = commands.find(([, name]) => name === camel(nameOf(call)))?.[2];
      const type = /parseArgs\((\w+)::/.exec(body ?? '')?.[1];
      return type === undefined ? [] : (call.names ?? []).map((name) => ({ call, type, name }));
    });
    expect(compared.length).toBeGreaterThan(5);
    for (const { call, type, name } of compared)
      expect(fields.get(type), `${call.command} ${name}`).toContain(name);
  });
});

describe('events', () => {
  const pages = projectFiles(/^src\/host\/tauri\/[a-z-]+\.ts$/).filter(
    ({ path }) => !path.includes('.test'),
  );
  it.each([
    ['the shell', /\blisten(?:<[^>]*>)?\(\s*'([a-z-]+)'/g, /^src-tauri\/src\/.*\.rs$/],
    [
      'the plugin',
      /\baddPluginListener(?:<[^>]*>)?\(\s*'host',\s*'([a-z-]+)'/g,
      /^src-tauri\/plugins\/.*\.(?:rs|kt)$/,
    ],
  ])('whatever the page hears from %s is sent by it', (_name, heard, senders) => {
    const names = pages.flatMap(({ text }) => [...text.matchAll(heard)].map(([, name]) => name));
    const native = projectFiles(senders).map(({ text }) => text);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !native.some((text) => text.includes(`"${name}"`)))).toEqual([]);
  });
});

describe('the async runtime is never blocked', () => {
  const rust = projectFiles(/^src-tauri\/(?:src|plugins\/host\/src)\/.*\.rs$/).filter(
    // A desktop is for development, and its secrets are a file.
    ({ path }) => !path.includes('/desktop'),
  );

  it('no command does blocking work on it', () => {
    expect(rust.length).toBeGreaterThan(30);
    for (const { path, text } of rust) expect(text, path).not.toMatch(/command\(async\)/);
  });

  it('official plugins, which wait for the phone, are called on a blocking thread', () => {
    const asked =
      /\bapp\.(?:opener|geolocation|notification)\(\)|\.get_current\(\)|\.run_mobile_plugin\(/g;
    const found = rust.flatMap(({ path, text }) =>
      [...text.matchAll(asked)].map((match) => {
        const before = text.slice(0, match.index);
        return [path, before.slice(before.lastIndexOf(';')).includes('spawn_blocking(')] as const;
      }),
    );
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter(([, isWaiting]) => !isWaiting)).toEqual([]);
  });
});
