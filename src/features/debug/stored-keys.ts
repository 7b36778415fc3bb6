import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** What developer options play: a case of `host/simulated`, or the state of a whole phone. */
export const storedSimulatedHost = storedKey('simulatedHost', v.pipe(v.string(), v.maxLength(512)));
/** Until when remote debugging is on, ms since the epoch. Spec home 4: ten minutes. */
export const storedRemoteDebugUntilMs = storedKey('my.remoteDebugUntilMs', v.number());
