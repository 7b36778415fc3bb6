import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { onRegistered } from '../../features/login/registered.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { afterOverlays } from '../../ui/layer/back-stack.ts';
import { part } from '../../ui/part.tsx';

const registration = part(
  () => import('../../features/profile/registration.ts'),
  'beginRegistration',
);
export const profilePopup = part(
  () => import('../../features/profile/ProfilePopup.tsx'),
  'ProfilePopup',
);

/**
 * The profile popup of somebody who has just registered. Spec home 2 "Edit profile", 4 "Avatar
 * flow". Only the query flag is known here; everything else is loaded when it is there.
 */
export function useProfilePopup(): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isWanted = search.includes('cropper=');

  useEffect(
    () =>
      onRegistered(() => {
        registration
          .load()
          .then((beginRegistration) => {
            // The login's sheet closes first, and what was gated may have gone to another page.
            afterOverlays(() => {
              const to = beginRegistration(location);
              if (to) void navigate(to, { replace: true });
            });
          })
          .catch((error: unknown) => reportProblem('profile.registration', error));
      }),
    [navigate],
  );

  useEffect(() => {
    if (!isWanted) return;
    profilePopup.load().catch((error: unknown) => reportProblem('profile.popup', error));
  }, [isWanted]);
}
