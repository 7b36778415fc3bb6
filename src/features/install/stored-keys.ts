import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** The bar that leads to the app was closed. index.html reads it too, before anything is rendered. */
export const storedDownloadBarClosed = storedKey('downloadBarClosed', v.boolean());
/** The install offer was closed once; it is not shown again. */
export const storedInstallDismissed = storedKey('installDismissed', v.boolean());
