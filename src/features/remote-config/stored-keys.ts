import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** What the server said last, until it says it again. Each value is checked where it is read. */
export const storedRemoteFlags = storedKey(
  'remoteFlags',
  v.array(v.object({ key: v.string(), value: v.unknown() })),
  { maxLength: 65_536, version: true },
);
