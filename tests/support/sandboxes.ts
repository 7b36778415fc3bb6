/**
 * The sandboxes of a browser run: one per parallel worker, started before the first test and stopped
 * after the last. They outlive the workers: Playwright ends a worker at each failure, and the retry has
 * to run on the same sandbox, so that state that a reset forgets fails twice.
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
  // Workers are child processes and inherit this environment.
  process.env[PORTS] = sandboxes.map(({ port }) => port).join(',');
  return async () => {
    await Promise.all(sandboxes.map((sandbox) => sandbox.stop()));
  };
}

/** The sandbox of a worker by Playwright's `parallelIndex`: a replacement worker gets the same one. */
export function sandboxOf(parallelIndex: number): Sandbox {
  const port = (process.env[PORTS] ?? '').split(',')[parallelIndex];
  if (port === undefined || port === '') throw new Error(`no sandbox for worker ${parallelIndex}`);
  return Sandbox.at(Number(port));
}
