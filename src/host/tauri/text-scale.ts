/**
 * The phone's text size, applied to the page's root: every length of ours depends on it. The one place that
 * sets it, because a web view follows the setting on no system by itself.
 */
import { addPluginListener, invoke } from '@tauri-apps/api/core';
import { platform } from './platform.ts';

interface TextScale {
  /** 1 as delivered. */
  scale: number;
}

/** Beyond this no screen is laid out; the systems go to 2 (Android) and 3.1 (iOS). */
const MAX_SCALE = 2;
const MIN_SCALE = 0.8;

/** Starts listening. Called once, when the host is created. */
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
