/**
 * What every call needs to know of the rest of the app, given once by the composition root.
 * `api` sits below session and i18n, so it is told; it does not ask them.
 */
export interface ApiContext {
  /** The access token, or undefined for a visitor. */
  accessToken(): string | undefined;
  deviceId(): string;
  sessionId(): string;
  locale(): string;
  /** Channel ids 1 to 6; any other value is a source tag (spec home 9). */
  channel(): string;
  sourceTag(): string;
  /** Ids that a native shell put into the first address (spec home 2). */
  nativeIds(): { guid?: string; ouid?: string; apid?: string; duid?: string };
}

let context: ApiContext | undefined;

export function setApiContext(given: ApiContext): void {
  context = given;
}

export function apiContext(): ApiContext {
  if (!context) throw new Error('setApiContext has not been called');
  return context;
}
