/**
 * The sandboxes of a browser run: one for each worker that may run at the same time, started before the
 * first test and stopped after the last.
 *
 * They outlive the workers. Playwright ends a worker at each failure, and the second try has to find the
 * sandbox as the first has left it: what a reset forgets then fails twice instead of looking like chance.
 */
import type { FullConfig } from '@playwright/test';
import { Sandbox, T0_MS, webFolder } from './sandbox.ts';

const PORTS = 'JAJAN_SANDBOX_PORTS';

// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function startSandboxes({
  workers,
}: FullConfig): Promise<() => Promise<void>> {
  const args = ['--start-at-ms', String(T0_MS)];
  const starting = Array.from({ length: workers }, () => Sandbox.start({ web: webFolder, args }));
  const sandboxes = await Promise.all(starting);
  // Workers are children of this process, and inherit what they are told here.
  process.env[PORTS] = sandboxes.map(({ port }) => port).join(',');
  return async () => {
    await Promise.all(sandboxes.map((sandbox) => sandbox.stop()));
  };
}

/** The sandbox of a worker, by Playwright's `parallelIndex`: a worker that takes another's place has its sandbox. */
export function sandboxOf(parallelIndex: number): Sandbox {
  const port = (process.env[PORTS] ?? '').split(',')[parallelIndex];
  if (port === undefined || port === '') throw new Error(`no sandbox for worker ${parallelIndex}`);
  return Sandbox.at(Number(port));
}
