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

/** For Android's bridge, which carries only text. By FileReader: encoding 20 MB in a loop would block the page. */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      // `readAsDataURL` gives a string.
      const address = reader.result as string;
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () =>
      reject(new Error('the file cannot be read', { cause: reader.error })),
    );
    reader.readAsDataURL(file);
  });
}
