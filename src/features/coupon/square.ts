import { ASKED } from '../../ui/picture/picture-sizes.ts';

/** The picture of a brand's tile; its list sets `--tile-width`. */
export const SQUARE = { asked: ASKED.coupon, width: 116, height: 116 };
