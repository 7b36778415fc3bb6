/**
 * Which system the shell runs on. Asked only inside `host/tauri`; everyone else asks for a capability.
 * The shell loads no page but its own, so the user agent is the system's word and cannot be a visitor's.
 */
export type Platform = 'android' | 'ios' | 'desktop';

export function platformOf(userAgent: string, maxTouchPoints: number): Platform {
  if (/Android/.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  // An iPad asks for desktop pages by default and then calls itself a Macintosh.
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'ios';
  return 'desktop';
}

export const platform = platformOf(navigator.userAgent, navigator.maxTouchPoints);
