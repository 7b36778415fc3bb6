import { native } from './native.ts';

let isFollowing = false;

/** By the host plugin. Restores the screen when the page is unloaded or reloaded. */
export function keepBright(isOn: boolean): Promise<void> {
  if (isOn && !isFollowing) {
    isFollowing = true;
    window.addEventListener('pagehide', putBack);
  }
  return native('plugin:host|keep_bright', { isOn });
}

function putBack(): void {
  native('plugin:host|keep_bright', { isOn: false }).catch(() => undefined);
}
