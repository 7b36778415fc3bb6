import { host } from '#host';
import { type ReactNode, useState } from 'react';
import { reportProblem } from '../../telemetry/report.ts';
import { part } from '../../ui/part.tsx';
import { guideOf } from './flow.ts';
import { location, useLocationState } from './location.ts';

const locationGuide = part(() => import('./LocationGuide.tsx'), 'LocationGuide');

/**
 * What a tap does that turns the location on, and the guide to draw beside it: the system's dialog, or the guide
 * where none comes. Spec home 4, "In the app, a denied permission offers a settings guide".
 */
export function useLocationGuide(): readonly [turnOn: () => Promise<void>, guide: ReactNode] {
  const { position } = useLocationState();
  const guide = guideOf(position, host.kind === 'APP');
  const [isGuiding, setIsGuiding] = useState(false);
  const turnOn = async () => {
    if (!guide) {
      await location.turnOn();
      // Where the system has shown no dialog, the settings are left, and the tap was for them. Not after the
      // very first, which may just have been answered.
      if (!position || !guideOf(location.state.get().position, host.kind === 'APP')) return;
    }
    setIsGuiding(true);
    locationGuide.load().catch((error: unknown) => {
      reportProblem('location.guide', error);
      setIsGuiding(false);
      void location.refresh();
    });
  };
  return [
    turnOn,
    guide && (
      <locationGuide.WhenLoaded
        isOpen={isGuiding}
        onClose={() => setIsGuiding(false)}
        guide={guide}
      />
    ),
  ];
}
