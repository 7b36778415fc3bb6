/**
 * System insets from the native side: in older web views `env(safe-area-inset-*)` is zero and the
 * keyboard is not reported (tauri.md 4.1). The one place that sets them in CSS, as `--inset-*`;
 * `ui/tokens.css` takes the larger of both.
 */
import { addPluginListener, invoke } from '@tauri-apps/api/core';
import { atom } from '../../lib/atom.ts';
import { visibleKeyboard } from '../keyboard.ts';
import type { Insets, Unsubscribe } from '../types.ts';
import { platform } from './platform.ts';

const SIDES = ['top', 'right', 'bottom', 'left', 'keyboard'] as const;

let native: Insets = { top: 0, right: 0, bottom: 0, left: 0, keyboard: 0 };
const told = atom(native);

export function insets(): Insets {
  return { ...native, keyboard: visibleKeyboard() ?? native.keyboard };
}

export function onInsets(listener: (insets: Insets) => void): Unsubscribe {
  return told.subscribe(listener);
}

/** Starts listening. Called once, when the host is created. */
export function followInsets(): void {
  if (platform === 'desktop') return;
  const take = (now: Insets) => {
    native = now;
    tell();
  };
  // Ignored: newer web views, where the command may be missing, implement `env()`.
  addPluginListener('host', 'insets', take).catch(() => undefined);
  invoke<Insets>('plugin:host|insets').then(take, () => undefined);
  window.visualViewport?.addEventListener('resize', tell);
  window.visualViewport?.addEventListener('scroll', tell);
}

function tell(): void {
  const now = insets();
  if (SIDES.every((side) => now[side] === told.get()[side])) return;
  for (const side of SIDES)
    document.documentElement.style.setProperty(`--inset-${side}`, `${now[side]}px`);
  told.set(now);
}
