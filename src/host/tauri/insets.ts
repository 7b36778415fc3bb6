/**
 * The space that the system covers, from the native side: older web views answer
 * `env(safe-area-inset-*)` with zero and know no keyboard (tauri.md 4.1). Here is the one place that
 * gives it to CSS, as `--inset-*`; `ui/tokens.css` takes the larger of both.
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

/** Begins to follow them. Called once, when the host is made. */
export function followInsets(): void {
  if (platform === 'desktop') return;
  const take = (now: Insets) => {
    native = now;
    tell();
  };
  // Without an answer of the native side there is `env()`, which newer web views implement.
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
