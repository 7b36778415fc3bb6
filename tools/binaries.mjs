/** What cargo builds, and where. */
import { join } from 'node:path';

export const targetFolder = process.env.CARGO_TARGET_DIR ?? 'target';
export const sandboxBinary = join(targetFolder, 'debug/jajan-sandbox');
/** Optimised as what is deployed is; the bench measures time with it. */
export const serverSandboxBinary = join(targetFolder, 'server/jajan-sandbox');
export const shellBinary = join(targetFolder, 'debug/jajan');
