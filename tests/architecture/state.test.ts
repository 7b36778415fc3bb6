// @vitest-environment node
/**
 * State outside React lives in atoms (`src/lib/atom.ts`): one way to listen, and one call that resets
 * all of it for a test. What is left over is listed here with its reason.
 */
import { expect, it } from 'vitest';
import { appSources, isTest, placesOf, type Source, withoutComments } from './sources.ts';

const sources = appSources().filter(({ path }) => !isTest(path));

/** `new Set<() => void>()`, also as the value of a typed constant. */
const LISTENER_SET = /\bSet<\s*\(/;
const LISTENER_SETS: Readonly<Record<string, string>> = {
  'src/lib/listeners.ts': 'the one',
  'src/ui/first-screen.ts': 'a queue of work that can be cancelled; nobody listens',
};

const CACHE = 'made once, or read once from where it is kept; the same for every reader';
const TURN = 'the last of a chain of promises: the next waits for it';
const COUNTER = 'a number that only has to be another one each time';
const MACHINE = 'the works of one machine that publishes its state elsewhere';
const FOLLOWING = 'a listener of the web view was added; it stays as long as the page';

/** Module-level `let` that nobody could subscribe to, by file. */
const LETS: Readonly<Record<string, readonly [names: string, why: string]>> = {
  'src/boot.ts': ['arriving', 'the boot script runs once'],
  'src/api/context.ts': ['context', 'given once by the composition root'],
  'src/api/session-id.ts': ['known', CACHE],
  'src/features/device/device-id.ts': ['known', CACHE],
  'src/features/favourite/favourite-store.ts': ['steps hearts stopWatching', MACHINE],
  'src/features/navigation/TargetLink.tsx': ['taps', COUNTER],
  'src/features/links/entry.ts': ['query values', CACHE],
  'src/features/login/registered.ts': ['listener due', MACHINE],
  'src/host/tauri/insets.ts': ['native', MACHINE],
  'src/features/notifications/notices.ts': ['queue isWaiting', TURN],
  'src/host/tauri/links.ts': ['isFollowing', FOLLOWING],
  'src/host/tauri/netstate.ts': ['native', MACHINE],
  'src/host/tauri/permission-turn.ts': ['last', TURN],
  'src/host/tauri/position.ts': ['inFlight asking reading', CACHE],
  'src/host/tauri/scan.ts': ['isScanning', MACHINE],
  'src/host/tauri/back.ts': ['isFollowing', FOLLOWING],
  'src/host/tauri/transport.ts': ['lastId', COUNTER],
  'src/host/web/position.ts': ['inFlight', CACHE],
  'src/host/web/screen.ts': ['isWanted lock', MACHINE],
  'src/i18n/i18n.ts': ['locale messages', 'the language and its texts change together'],
  'src/lib/now.ts': ['current correctionMs', 'the clock itself; a test sets it'],
  'src/session/keep-tokens.ts': ['unkept queue', TURN],
  'src/storage/storage.ts': ['opened', 'given once by the composition root'],
  'src/telemetry/report.ts': [
    'waiting underWay send flushTimer isRetry keepTimer isMonitored isUsageGranted',
    MACHINE,
  ],
  'src/ui/ClampedText.tsx': ['sizes', CACHE],
  'src/ui/list/Exposed.tsx': ['observer', CACHE],
  'src/ui/ToastRegion.tsx': ['last', 'of the rendering before: read and written in one ref'],
  'src/ui/layer/back-stack.ts': ['waiting isScheduled isListening patience', MACHINE],
  'src/ui/toast.ts': ['nextId timer', COUNTER],
};

function listenerSets(files: readonly Source[]): string[] {
  return files
    .filter(({ path }) => !(path in LISTENER_SETS))
    .flatMap((file) => placesOf(file, LISTENER_SET));
}

function letsOf({ text }: Source): string[] {
  return [...withoutComments(text).matchAll(/^(?:export )?let (\w+)/gm)].map(
    ([, name = '']) => name,
  );
}

function unlistedLets(files: readonly Source[]): string[] {
  return files.flatMap((file) =>
    letsOf(file)
      .filter((name) => !(LETS[file.path]?.[0].split(' ') ?? []).includes(name))
      .map((name) => `${file.path}: ${name}`),
  );
}

function file(text: string): Source[] {
  return [{ path: 'src/features/a/x.ts', text }];
}

it('subscriptions go through an atom or `listeners`', () => {
  expect(listenerSets(file('const all = new Set<() => void>();'))).not.toEqual([]);
  expect(listenerSets(file('const all: Set<(now: number) => void> = new Set();'))).not.toEqual([]);
  expect(listenerSets(sources)).toEqual([]);
});

it('module-level state is an atom, or listed with its reason', () => {
  expect(unlistedLets(file('let shown = false;'))).not.toEqual([]);
  expect(unlistedLets(file('export let shown: boolean;'))).not.toEqual([]);
  expect(unlistedLets(file('function f() {\n  let shown = false;\n}'))).toEqual([]);
  expect(unlistedLets(sources)).toEqual([]);
});

it('a stored key is declared in the `stored-keys.ts` of its owner', () => {
  const elsewhere = (files: readonly Source[]) =>
    files
      .filter(({ path }) => !/\/stored-keys?\.ts$/.test(path))
      .flatMap((source) => placesOf(source, /\bstoredKey(?:<|\()/));
  expect(elsewhere(file("const seen = storedKey('seen', v.boolean());"))).not.toEqual([]);
  expect(elsewhere(sources)).toEqual([]);
});

it('the lists have no stale entry', () => {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const unused = Object.entries(LETS).flatMap(([path, [names]]) => {
    const source = byPath.get(path);
    const there = source ? letsOf(source) : [];
    return names.split(' ').flatMap((name) => (there.includes(name) ? [] : [`${path}: ${name}`]));
  });
  const sets = Object.keys(LISTENER_SETS).filter((path) => {
    const source = byPath.get(path);
    return !source || placesOf(source, LISTENER_SET).length === 0;
  });
  expect([...unused, ...sets]).toEqual([]);
});
