import { createContext, type ReactNode } from 'react';
import type { StoreEntry } from '../../api/generated/types.ts';

/** The heart on each card, from the screen: favourites know this feature, and it comes after the stores. */
export const HeartOfCards = createContext<(store: StoreEntry) => ReactNode>(() => null);
