/**
 * Functions that iOS 15.0 and Android WebView 87 lack, for us and for npm packages. The boot script loads
 * this before anything else of the app, and newer engines never do. `tests/support/floor.ts` finds what
 * the build uses beyond the floor and this file does not fill in.
 */
import 'core-js/es/array/at';
import 'core-js/es/array/find-last';
import 'core-js/es/array/find-last-index';
import 'core-js/es/array/to-reversed';
import 'core-js/es/array/to-sorted';
import 'core-js/es/object/has-own';
import 'core-js/es/string/at';
import 'core-js/es/typed-array/at';
import { randomId } from '../host/random-id.ts';

type Uuid = ReturnType<Crypto['randomUUID']>;

// core-js has none. Only packages call it: ours call `randomId`.
if (!('randomUUID' in crypto))
  Object.defineProperty(crypto, 'randomUUID', { value: () => randomId() as Uuid });
