import type { RefObject } from 'react';

/** Where a photo comes from. */
export type PhotoSource = 'library' | 'camera';

/** The file inputs that open the system's pickers. */
export type Pickers = Record<PhotoSource, RefObject<HTMLInputElement | null>>;

/** False, and nothing opens, when the user activation of the tap has expired. */
export function openPicker(pickers: Pickers, source: PhotoSource): boolean {
  // Old web views do not report it; there it has nearly never expired.
  const counts = !('userActivation' in navigator) || navigator.userActivation.isActive;
  if (counts) pickers[source].current?.click();
  return counts;
}
