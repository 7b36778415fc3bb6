/** CSS pixels of a banner as drawn, 12:5. */
export const BANNER_SIZE_PX = { w: 360, h: 150 } as const;
