/** Target of an address in the server's data. Spec home 2, 5, 6; decisions "Links". */
import { type LinkSource, type LinkTarget, resolveLink } from './resolve-link.ts';

export type Destination = LinkTarget | { kind: 'missing' };

/** Internal routes forward the ad trace. */
export function destinationOf(
  raw: string | undefined,
  source: LinkSource,
  adTrace?: string | null,
): Destination {
  if (!raw) return { kind: 'missing' };
  const target = resolveLink(raw, source);
  if (target.kind !== 'route' || !adTrace) return target;
  const query = new URLSearchParams(target.to.search);
  query.set('adTrace', adTrace);
  return { kind: 'route', to: { ...target.to, search: `?${query.toString()}` } };
}
