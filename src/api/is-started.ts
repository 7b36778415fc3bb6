import { earlyAtMs } from './early.ts';

/** Whether the boot script has started this call and nobody has taken it: its data are there or on their way. */
export function isStarted({
  endpoint,
  body,
}: {
  endpoint: { path: string };
  body: object;
}): boolean {
  return earlyAtMs(endpoint.path, body) !== undefined;
}
