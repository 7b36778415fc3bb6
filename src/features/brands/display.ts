/** Which of its five states the brands page shows. Merchant 2, 8. Pure. */
import { isBusyServer } from '../failure/LoadFailure.tsx';

export type BrandsDisplay = 'LOADING' | 'EMPTY' | 'SUCCESS' | 'RATE_LIMIT' | 'ERROR';

/** `count` brands are there; what is there stays, whatever fails afterwards. */
export function brandsDisplay(count: number, error: unknown, isPending: boolean): BrandsDisplay {
  if (count > 0) return 'SUCCESS';
  if (error) return isBusyServer(error) ? 'RATE_LIMIT' : 'ERROR';
  return isPending ? 'LOADING' : 'EMPTY';
}
