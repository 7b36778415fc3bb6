/** What the builds use beyond the floor, and why each use is harmless there. */
import { builtFiles } from './built-files.ts';
import { tooNew } from './floor.ts';

/** By `src/app/old-engine.ts`; the walk over the table of screens proves it. */
const FILLED_IN = ['at', 'findLast', 'hasOwn', 'randomUUID', 'toReversed', 'toSorted'];

/** Only where a test of the code's own finds it, with another way or nothing to offer. */
const ASKED_FOR = [
  // Ours.
  'HTMLDialogElement',
  'Notification',
  'cancelIdleCallback',
  'connection',
  'locks',
  'permissions',
  'requestIdleCallback',
  'requestPermission',
  'share',
  'showModal',
  'toBase64',
  'userActivation',
  'vibrate',
  'wakeLock',
  // React DOM's.
  'navigation',
  'reportError',
  'setImmediate',
  'startViewTransition',
];

/** Events that bring something more, and are missed by nothing. */
const MORE = ['appinstalled', 'beforeinstallprompt', 'scrollend', 'wheel'];

/** Methods of our own and of packages, of the same name. */
const NAMESAKES = ['check', 'handle', 'isValid', 'locale', 'navigate', 'resize', 'role', 'show'];

export const KNOWN: readonly string[] = [...FILLED_IN, ...ASKED_FOR, ...MORE, ...NAMESAKES];

/** Every use in the scripts of a build. */
export function usesBeyondFloor(folder: string): { name: string; path: string }[] {
  const scripts = builtFiles(folder).filter(({ path }) => path.endsWith('.js'));
  if (scripts.length < 20) throw new Error(`${folder} is no complete build`);
  return scripts.flatMap(({ path, text }) => tooNew(text).map((name) => ({ name, path })));
}
