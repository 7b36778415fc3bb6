import * as v from 'valibot';
import { storedKey } from '../storage/stored-key.ts';

/** The latest remote monitoring switch. Spec home 4 "Other". */
export const storedIsMonitored = storedKey('isMonitored', v.boolean());
/** The user's answer about usage analytics; absent: not asked yet. */
export const storedUsageConsent = storedKey('usageConsent', v.picklist(['granted', 'denied']));
/** Unsent events. No personal data; see `events.ts`. */
export const storedWaitingEvents = storedKey(
  'waitingEvents',
  v.array(
    v.object({
      eventId: v.string(),
      name: v.string(),
      timeMs: v.number(),
      page: v.string(),
      props: v.record(v.string(), v.unknown()),
    }),
  ),
  { maxLength: 262_144 },
);
