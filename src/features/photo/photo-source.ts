import type { RefObject } from 'react';

/** Where a photo comes from. */
export type PhotoSource = 'library' | 'camera';

/** The file inputs that open the system's pickers. */
export type Pickers = Record<PhotoSource, RefObject<HTMLInputElement | null>>;

/** False, and nothing opens, when the tap that asked for it no longer counts. */
export function openPicker(pickers: Pickers, source: PhotoSource): boolean {
  // Old web views do not tell whether a tap still counts; there it nearly always does.
  const counts = !('userActivation' in navigator) || navigator.userActivation.isActive;
  if (counts) pickers[source].current?.click();
  return counts;
}
