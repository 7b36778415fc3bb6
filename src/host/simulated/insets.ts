import type { Insets } from '../types.ts';
import type { Device } from './device.ts';

const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0, keyboard: 0 };

/** CSS pixels, of a phone with a notch and a gesture bar. */
export function simulatedInsets(insets: Device['insets']): Insets {
  switch (insets) {
    case 'none':
      return NONE;
    case 'notch':
      return { ...NONE, top: 47, bottom: 34 };
    case 'keyboard':
      return { ...NONE, top: 47, bottom: 34, keyboard: 300 };
  }
}
