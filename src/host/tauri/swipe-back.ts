import { native } from './native.ts';
import { platform } from './platform.ts';

let isFollowing = false;

/** By the host plugin, on iOS. Enabled again when the page is unloaded or reloaded. */
export function setSwipeBack(isEnabled: boolean): Promise<void> {
  if (platform !== 'ios') return Promise.resolve();
  if (!isEnabled && !isFollowing) {
    isFollowing = true;
    window.addEventListener('pagehide', allowAgain);
  }
  return native('plugin:host|set_swipe_back', { isEnabled });
}

function allowAgain(): void {
  native('plugin:host|set_swipe_back', { isEnabled: true }).catch(() => undefined);
}
