/**
 * In a browser the permission is changed outside the page, without a tap in it: locates by itself
 * once it is granted. The app notices it when the user returns from the settings
 * (`LocationGuide.tsx`).
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
    // It may have been granted before this was loaded.
    follow();
    permission.addEventListener('change', follow);
  } catch {
    // Safari before 16 has no permissions API: there the button on the location line is left.
  }
}
