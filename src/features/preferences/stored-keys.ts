import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

export const storedTheme = storedKey('theme', v.picklist(['system', 'light', 'dark']));
