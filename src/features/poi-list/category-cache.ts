/** What this device keeps of categories: their filters, and the lists of 5 (discovery 8). */
import { listCache } from '../store-list/list-cache.ts';
import { storedCategories } from './stored-keys.ts';

const KEPT_CATEGORIES = 5;

export const categoryCache = listCache(storedCategories, KEPT_CATEGORIES);
