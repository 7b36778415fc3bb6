import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** The last reply of the server, for the next start. Each value is validated where it is read. */
export const storedRemoteFlags = storedKey(
  'remoteFlags',
  v.array(v.object({ key: v.string(), value: v.unknown() })),
  { maxLength: 65_536, version: true },
);
