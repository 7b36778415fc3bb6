import type { ComponentProps } from 'react';
import { latePart } from '../../ui/late-part.ts';
import type { PullToRefresh } from '../../ui/list/PullToRefresh.tsx';

/** Pull to refresh, loaded late; until then the location line's button refreshes. */
export const LatePull = latePart<ComponentProps<typeof PullToRefresh>>();
