/**
 * The state of the simulated phone: granted permissions and injected faults. Pure. The first value of
 * each list is the default. Serialised as text that names the differences from the defaults.
 */
import type { Insets } from '../types.ts';

export const deviceChoices = {
  system: ['android', 'ios'],
  /** `askAgain`: refused once; Android asks a second time, and the second refusal is permanent. */
  location: ['ask', 'askAgain', 'granted', 'coarse', 'denied'],
  services: ['on', 'off'],
  position: ['found', 'timeout', 'unavailable'],
  camera: ['ask', 'askAgain', 'granted', 'denied'],
  /** `stuck`: never starts and never reports an error. */
  lens: ['works', 'missing', 'stuck'],
  photos: ['ask', 'askAgain', 'granted', 'denied'],
  notifications: ['ask', 'askAgain', 'granted', 'denied'],
  whatsApp: ['there', 'business', 'absent', 'broken', 'photoFails'],
  share: ['works', 'broken'],
  network: ['wifi', 'cellular', 'none'],
  insets: ['none', 'notch', 'keyboard'],
  lastRun: ['fine', 'panic', 'exception', 'start', 'unfinished'],
} as const;

export type DeviceField = keyof typeof deviceChoices;

export type Device = { readonly [Field in DeviceField]: (typeof deviceChoices)[Field][number] };

export type Grant = Device['camera'];

export const deviceFields = Object.keys(deviceChoices) as DeviceField[];

const PREFIX = 'phone?';

export function isDeviceText(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** Unknown values become the default. */
export function deviceOf(text: string): Device {
  const values = new URLSearchParams(isDeviceText(text) ? text.slice(PREFIX.length) : '');
  return Object.fromEntries(
    deviceFields.map((field) => {
      const choices: readonly string[] = deviceChoices[field];
      return [field, choices.find((choice) => choice === values.get(field)) ?? choices[0]];
    }),
  ) as Device;
}

export function deviceText(device: Device): string {
  const values = new URLSearchParams();
  for (const field of deviceFields) {
    if (device[field] !== deviceChoices[field][0]) values.set(field, device[field]);
  }
  return PREFIX + values.toString();
}

/** The state after a refusal: iOS asks once, Android twice. */
export function refused(grant: Grant, system: Device['system']): Grant {
  return system === 'android' && grant === 'ask' ? 'askAgain' : 'denied';
}

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
