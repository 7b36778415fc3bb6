import { useEffect, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { onRegistered } from '../../features/login/registered.ts';
import { withTexts } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { afterOverlays } from '../../ui/layer/back-stack.ts';
import { loadPart } from '../../lib/load-part.ts';

/**
 * The profile popup of somebody who has just registered. Spec home 2 "Edit profile", 4 "Avatar
 * flow". Only the query flag is known here; everything else is loaded when it is there.
 */
export function useProfilePopup(): { ProfilePopup: ComponentType | undefined } {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [ProfilePopup, setPopup] = useState<ComponentType>();
  const isWanted = search.includes('cropper=');

  useEffect(
    () =>
      onRegistered(() => {
        void loadPart(() => import('../../features/profile/registration.ts'))
          .then(({ beginRegistration }) => {
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
    if (!isWanted || ProfilePopup) return;
    withTexts(() => import('../../features/profile/ProfilePopup.tsx')).then(
      (module) => setPopup(() => module.ProfilePopup),
      (error: unknown) => reportProblem('profile.popup', error),
    );
  }, [isWanted, ProfilePopup]);

  return { ProfilePopup };
}
