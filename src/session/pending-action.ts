/**
 * The gated actions as they are stored. A closed list: what is continued after a login can only be
 * one of these, whatever was written into the storage, and none of them pays, claims or deletes.
 */
import * as v from 'valibot';
import { pathnames } from '../paths.ts';

const vPath = v.object({
  pathname: v.picklist(Object.values(pathnames)) as v.GenericSchema<unknown, string>,
  search: v.pipe(v.string(), v.maxLength(1024), v.regex(/^(?:\?[^#\s\\]*)?$/)),
});

const vGatedAction = v.variant('kind', [
  /** The login itself was all that was wanted. */
  v.object({ kind: v.literal('none') }),
  /** Opens a screen of the app. */
  v.object({ kind: v.literal('open-route'), to: vPath }),
  /** Opens an external page; `resolveLink` checks it again then. */
  v.object({
    kind: v.literal('open-external'),
    url: v.pipe(v.string(), v.maxLength(1024)),
  }),
  /** Switches home's "coupon available" filter on, by the key of its one node. */
  v.object({
    kind: v.literal('filter-coupon-available'),
    key: v.pipe(v.string(), v.maxLength(64)),
  }),
]);

export const vPendingAction = v.object({
  /** Why the login was asked for; for its title and the login call. */
  scene: v.pipe(v.string(), v.maxLength(100)),
  action: vGatedAction,
  /** Milliseconds since the epoch, by the app's clock. */
  atMs: v.number(),
});

export type PendingAction = v.InferOutput<typeof vPendingAction>;
