/**
 * In a browser the permission is changed beside the page, and no tap of ours follows it: once it is
 * granted the place is looked for by itself. The app hears of it when one comes back from the
 * settings (`LocationGuide.tsx`).
 */
import { host } from '#host';
import { location } from './location.ts';

/** Call once, after the first screen. Never rejects. */
export async function watchLocationPermission(): Promise<void> {
  if (host.kind === 'APP') return;
  try {
    const permission = await navigator.permissions.query({ name: 'geolocation' });
    const follow = (): void => {
      const { positionStatus, position } = location.state.get();
      const isFailed = positionStatus === 'end' && position?.success === false;
      if (permission.state === 'granted' && isFailed) void location.refresh();
    };
    // It may have been given before this was loaded.
    follow();
    permission.addEventListener('change', follow);
  } catch {
    // Safari before 16 has no permissions API: the button on the location line is the way there.
  }
}
