import { uuidFrom } from '../lib/uuid.ts';

/** A random UUID. `crypto.randomUUID` came with iOS 15.4, and iOS 15.0 is supported. */
export function randomId(): string {
  return uuidFrom(crypto.getRandomValues(new Uint8Array(16)));
}
