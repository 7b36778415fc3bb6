import { native } from './native.ts';

/** By the host plugin. Restores the screen when the page is unloaded or reloaded. */
export function keepBright(isOn: boolean): Promise<void> {
  // Adding the same listener again is a no-op.
  if (isOn) window.addEventListener('pagehide', endBright);
  return native('plugin:host|keep_bright', { isOn });
}

/** As above. */
export function keepSecret(isOn: boolean): Promise<void> {
  if (isOn) window.addEventListener('pagehide', endSecret);
  return native('plugin:host|keep_secret', { isOn });
}

export function setTheme(theme: 'system' | 'light' | 'dark'): Promise<void> {
  return native('plugin:host|set_theme', { theme });
}

function endBright(): void {
  keepBright(false).catch(() => undefined);
}

function endSecret(): void {
  keepSecret(false).catch(() => undefined);
}
