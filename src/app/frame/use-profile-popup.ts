import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { onRegistered } from '../../features/login/registered.ts';
import { storedRegistration } from '../../features/profile/stored-keys.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { afterOverlays } from '../../ui/layer/back-stack.ts';
import { part } from '../../ui/part.tsx';
import { tabOf } from './tabs.ts';

const registration = part(() => import('../../features/profile/registration.ts'));
export const profilePopup = part(
  () => import('../../features/profile/ProfilePopup.tsx'),
  'ProfilePopup',
);

function failed(error: unknown): void {
  reportProblem('profile.registration', error);
}

/**
 * The profile popup after a registration. Spec home 2 "Edit profile", 4 "Avatar flow". It
 * waits for a tab, and where something was begun, such as a claim, for the next one (decisions "A new
 * member is asked for a name when nothing else is going on").
 */
export function useProfilePopup(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isWanted = search.includes('cropper=');
  /** Counts the registrations of this page: the stored one has no listeners. */
  const [count, setCount] = useState(0);
  /** Where something is going on that the login was for. */
  const [busyAt, setBusyAt] = useState<string>();
  if (busyAt !== undefined && busyAt !== pathname) setBusyAt(undefined);
  const isFree = tabOf(pathname) !== undefined && busyAt === undefined;

  useEffect(
    () =>
      onRegistered(({ hasBegun }) => {
        registration
          .load()
          .then(({ noteRegistration }) => {
            noteRegistration();
            if (hasBegun) setBusyAt(location.pathname);
            setCount((before) => before + 1);
          })
          .catch(failed);
      }),
    [],
  );

  useEffect(() => {
    if (!isFree || isWanted || storedRegistration.get() === undefined) return undefined;
    let isLeft = false;
    registration
      .load()
      .then(({ popupOn }) => {
        // The login's sheet closes first.
        afterOverlays(() => {
          const to = isLeft ? undefined : popupOn(location);
          if (to) void navigate(to, { replace: true });
        });
      })
      .catch(failed);
    return () => {
      isLeft = true;
    };
    // `search`: another navigation of the same moment may have dropped the flag.
  }, [isFree, isWanted, count, search, navigate]);

  useEffect(() => {
    if (!isWanted) return;
    profilePopup.load().catch((error: unknown) => reportProblem('profile.popup', error));
  }, [isWanted]);
}
