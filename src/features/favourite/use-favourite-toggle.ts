import type { StoreId } from '../../api/generated/types.ts';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/errors.ts';
import { text } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { pathnames, paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { track } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import { act } from '../act/act.ts';
import { useAct } from '../act/use-act.ts';
import { useGo } from '../navigation/Link.tsx';
import { setFavourite, useIsFavourite } from './favourite-store.ts';

/** Spec merchant 9: debounce. */
export const debounceMs = 200;
/** Spec merchant 9. */
export const toastMs = 2000;

export interface FavouriteToggle {
  isFavourite: boolean;
  isBusy: boolean;
  /** Toggled by this button since it mounted: animates. */
  isNew: boolean;
  toggle: () => void;
}

interface Change {
  storeId: StoreId;
  isKept: boolean;
  scene: string;
  go: ReturnType<typeof useGo>;
  setIsNew: (isNew: boolean) => void;
}

const changeFavourite = act(({ storeId, isKept }: Change) => setFavourite(storeId, isKept), {
  name: 'favourite.change',
  onDone(_, { storeId, isKept, scene, go, setIsNew }) {
    setIsNew(isKept);
    track('favourite', { storeId, isKept, scene });
    const action = {
      label: text('favourite.view'),
      onSelect: () => go(paths.favoritesList()),
    };
    toast(text(isKept ? 'favourite.kept' : 'favourite.letGo'), {
      durationMs: toastMs,
      // No link to the list from the list itself.
      action: isKept && location.pathname !== pathnames.favoritesList ? action : undefined,
    });
  },
  failed: failureText,
});

/**
 * Spec merchant 4 "Favourite": not optimistic. Success shows a toast for 2 s with a link to the list,
 * failure the server's message. A visitor logs in first and the tap then only adds: a store that is
 * a favourite already stays one.
 */
export function useFavouriteToggle(
  storeId: StoreId,
  { scene, isGiven = false }: { scene: string; isGiven?: boolean | undefined },
): FavouriteToggle {
  const go = useGo();
  const isFavourite = useIsFavourite(storeId, isGiven);
  const [isNew, setIsNew] = useState(false);
  const lastTapMs = useRef(-Infinity);
  const { send, isBusy } = useAct(changeFavourite);

  return {
    isFavourite,
    isBusy,
    isNew,
    toggle() {
      const nowMs = clock.nowMs();
      const isRepeat = nowMs - lastTapMs.current < debounceMs;
      lastTapMs.current = nowMs;
      if (isRepeat || isBusy) return;
      session.require(scene, {
        kind: 'do',
        act: () => void send({ storeId, isKept: !isFavourite, scene, go, setIsNew }),
        to: { pathname: location.pathname, search: location.search },
      });
    },
  };
}

/** The server's message or a general one; empty when no toast is wanted. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return text('favourite.failed');
  if (error.kind === 'cancelled' || error.kind === 'session') return '';
  return error.message && error.kind !== 'malformed' ? error.message : text('favourite.failed');
}
