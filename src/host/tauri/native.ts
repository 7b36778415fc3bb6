import { invoke } from '@tauri-apps/api/core';
import { HostError } from '../errors.ts';
import { failureOf, hostCodeOf } from './native-codes.ts';

/** Invokes a command. Throws `HostError` with the mapped code; -2 where no row matches. */
export async function native<Answer = void>(
  command: string,
  parameters?: Record<string, unknown>,
): Promise<Answer> {
  try {
    return await invoke<Answer>(command, parameters);
  } catch (error) {
    const failure = failureOf(error);
    throw new HostError(hostCodeOf(failure) ?? -2, failure.message, { cause: error });
  }
}
