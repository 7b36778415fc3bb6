/**
 * Where WhatsApp may be opened. The address comes from the server and is validated like any other
 * before it is opened.
 */
/** The path of the sandbox's fake WhatsApp page. */
const SANDBOX_PATH = '/console/whatsapp';
/** White space, control characters and backslashes, which disguise addresses. */
// oxlint-disable-next-line no-control-regex
const UNSAFE = /[\u0000-\u0020\u007f-\u00a0\\\u2028\u2029\ufeff]/;
const MAX_LENGTH = 2048;

/** The normalised address; undefined when it is not one of WhatsApp. */
export function checkedSendUrl(sendUrl: string, environment: string): string | undefined {
  if (sendUrl.length > MAX_LENGTH || UNSAFE.test(sendUrl)) return undefined;
  if (sendUrl.startsWith('/')) return environment === 'prod' ? undefined : sandboxPath(sendUrl);
  const url = parse(sendUrl);
  if (!url || url.username || url.password) return undefined;
  const isWeb = url.protocol === 'https:' && url.host === 'wa.me';
  // Parsers differ on whether `whatsapp://send` has a host or a path.
  const isScheme = /^whatsapp:\/\/send\/?(?:\?|$)/.test(url.href);
  return isWeb || isScheme ? url.href : undefined;
}

function sandboxPath(path: string): string | undefined {
  const url = parse(path, 'https://sandbox.invalid');
  const isOurs = url?.origin === 'https://sandbox.invalid' && url.pathname === SANDBOX_PATH;
  return isOurs ? url.pathname + url.search : undefined;
}

function parse(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
