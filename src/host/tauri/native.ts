import { invoke } from '@tauri-apps/api/core';
import { HostError } from '../errors.ts';
import { failureOf, hostCodeOf } from './native-codes.ts';

/** Calls a command that either works or is told apart by a code; -2 where nothing else fits. */
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
