import { createContext, type ReactNode } from 'react';
import type { StoreEntry } from '../../api/generated/types.ts';

/** Renders the heart of a card. Set by the screen: `favourite` imports this feature, and loads later. */
export const HeartOfCards = createContext<(store: StoreEntry) => ReactNode>(() => null);
