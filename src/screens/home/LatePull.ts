import type { ComponentProps } from 'react';
import { latePart } from '../../ui/late-part.ts';
import type { PullToRefresh } from '../../ui/list/PullToRefresh.tsx';

/** The gesture, once there is something to refresh. Without it the location line's button does the same. */
export const LatePull = latePart<ComponentProps<typeof PullToRefresh>>();
