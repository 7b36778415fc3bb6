/**
 * Which system the shell runs on. Used only inside `host/tauri`; everything else checks a capability.
 * The shell loads only its own page, so the user agent is that of the system's web view.
 */
export type Platform = 'android' | 'ios' | 'desktop';

export function platformOf(userAgent: string, maxTouchPoints: number): Platform {
  if (/Android/.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  // An iPad requests desktop pages by default and identifies as a Macintosh.
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'ios';
  return 'desktop';
}

export const platform = platformOf(navigator.userAgent, navigator.maxTouchPoints);
