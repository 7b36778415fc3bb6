import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** Explore's first page without vouchers. Validated again on reading. */
export const storedVideos = storedKey('videos', v.unknown(), { version: true, maxLength: 131_072 });
