import { stripped } from '../../lib/stripped.ts';

/** One spelling for each address: no trailing slashes. Case counts: the specs' paths are spelt one way. */
export function placeOf(pathname: string): string {
  return pathname.length > 1 ? stripped(pathname, '', '/') : pathname;
}
