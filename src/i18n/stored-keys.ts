import * as v from 'valibot';
import { storedKey } from '../storage/stored-key.ts';

export const storedLocale = storedKey('locale', v.picklist(['id-ID', 'en-US', 'zh-CN']));
