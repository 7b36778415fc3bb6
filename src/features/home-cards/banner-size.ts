/** CSS pixels that a banner is asked for, 12:5; the carousel and the boot script's early picture agree on it. */
export const BANNER_SIZE_PX = { w: 360, h: 150 } as const;
