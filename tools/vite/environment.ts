/**
 * Which API a build is for. One variable, JAJAN_ENV, rules the page and the shell; src-tauri/build.rs
 * reads it too, and refuses a page of another environment by the file that `environmentFile` adds.
 *
 * Invariant: a build for testers (dev, test) carries the sandbox's secret, which is public, and cannot
 * be given another; a build for users carries one that is not the sandbox's. docs/phones.md, "One environment".
 */
import type { Plugin } from 'vite';

const QA = ['dev', 'test'];
const RELEASED = ['pre', 'prod'];

/** As `SANDBOX_SECRET` of the contract. */
export const SANDBOX_SECRET = 'sandbox-public-key-not-a-secret';

/** Former names; one that is still set would be ignored silently. */
const FORMER = { VITE_ENVIRONMENT: 'JAJAN_ENV', VITE_APP_SECRET: 'JAJAN_APP_SECRET' } as const;

export interface Target {
  environment: string;
  appSecret: string;
  /** For users: pictures come from the image host. */
  isReleased: boolean;
}

/** Throws when the variables contradict each other. */
export function targetOf(variables: Readonly<Record<string, string | undefined>>): Target {
  for (const [former, name] of Object.entries(FORMER)) {
    if (variables[former] !== undefined) throw new Error(`${former} is called ${name}.`);
  }
  const environment = variables['JAJAN_ENV'] ?? 'dev';
  const secret = variables['JAJAN_APP_SECRET'];
  if (QA.includes(environment)) {
    if (secret !== undefined && secret !== SANDBOX_SECRET)
      throw new Error(
        `JAJAN_ENV=${environment} is a build for testers: it has the sandbox's secret, never that of JAJAN_APP_SECRET.`,
      );
    return { environment, appSecret: SANDBOX_SECRET, isReleased: false };
  }
  if (!RELEASED.includes(environment))
    throw new Error(`JAJAN_ENV=${environment} is none of ${[...QA, ...RELEASED].join(', ')}.`);
  if (secret === undefined || secret === '' || secret === SANDBOX_SECRET)
    throw new Error(
      `JAJAN_ENV=${environment} needs JAJAN_APP_SECRET: with the sandbox's secret every call would be refused.`,
    );
  return { environment, appSecret: secret, isReleased: true };
}

/** Tells the shell's build which page lies in dist-app/. */
export function environmentFile(environment: string): Plugin {
  return {
    name: 'jajan:environment-file',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'environment.txt', source: `${environment}\n` });
    },
  };
}
