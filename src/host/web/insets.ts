import { visibleKeyboard } from '../keyboard.ts';
import type { Insets, Unsubscribe } from '../types.ts';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** The values of `env()`, by an element with them as padding: script cannot read them otherwise. */
export function insets(): Insets {
  const probe = document.createElement('div');
  probe.style.position = 'fixed';
  probe.style.visibility = 'hidden';
  for (const side of SIDES)
    probe.style.setProperty(`padding-${side}`, `env(safe-area-inset-${side}, 0px)`);
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const size = (side: string) => Number.parseFloat(style.getPropertyValue(`padding-${side}`)) || 0;
  const found = {
    top: size('top'),
    right: size('right'),
    bottom: size('bottom'),
    left: size('left'),
    keyboard: visibleKeyboard() ?? 0,
  };
  probe.remove();
  return found;
}

export function onInsets(listener: (insets: Insets) => void): Unsubscribe {
  const tell = () => listener(insets());
  window.addEventListener('resize', tell);
  window.visualViewport?.addEventListener('resize', tell);
  return () => {
    window.removeEventListener('resize', tell);
    window.visualViewport?.removeEventListener('resize', tell);
  };
}
