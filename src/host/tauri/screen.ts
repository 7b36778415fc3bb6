import { native } from './native.ts';

let isFollowing = false;

/** By the host plugin. A page that is left or loaded anew puts the screen back first. */
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
