import { addPluginListener, invoke } from '@tauri-apps/api/core';
import { native } from './native.ts';
import { platform } from './platform.ts';

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

/**
 * The phone's text size, applied to the page's root: every length of ours depends on it. The one place that
 * sets it, because a web view follows the setting on no system by itself.
 * Called once, when the host is created.
 */
export function followTextScale(): void {
  if (platform === 'desktop') return;
  const take = ({ scale }: TextScale) => {
    const percent = Math.round(Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale)) * 100);
    document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
  };
  // Ignored: the text has its usual size.
  addPluginListener('host', 'text-scale', take).catch(() => undefined);
  invoke<TextScale>('plugin:host|text_scale').then(take, () => undefined);
}

interface TextScale {
  /** 1 as delivered. */
  scale: number;
}

/** Beyond this no screen is laid out; the systems go to 2 (Android) and 3.1 (iOS). */
const MAX_SCALE = 2;
const MIN_SCALE = 0.8;
