/**
 * How to allow the location, step by step: spec home 4, "In the app, a denied permission offers a
 * settings guide". Loaded on demand. It locates again by itself when the user returns from the
 * settings.
 */
import { host } from '#host';
import { useEffect } from 'react';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { StateDrawing } from '../../ui/StateBlock.tsx';
import { toast } from '../../ui/toast.ts';
import type { GuideName } from './flow.ts';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import css from './LocationGuide.module.css';
import { location } from './location.ts';

interface LocationGuideProps {
  isOpen: boolean;
  onClose: () => void;
  guide: GuideName;
}

const STEPS: Readonly<Record<GuideName, readonly TextKey[]>> = {
  permission: ['location.stepSettings', 'location.stepPermission', 'location.stepAllow'],
  services: ['location.stepQuickSettings', 'location.stepSwitchOn', 'location.stepReturn'],
  browser: ['location.stepAddress', 'location.stepSite', 'location.stepReload'],
};

export function LocationGuide({ isOpen, onClose, guide }: LocationGuideProps) {
  const text = useText();

  useEffect(() => {
    if (!isOpen) return undefined;
    const onVisible = (): void => {
      if (document.visibilityState !== 'visible') return;
      onClose();
      void location.refresh();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [isOpen, onClose]);

  function openSettings(): void {
    host.openSettings().catch((error: unknown) => {
      reportProblem('location.settings', error);
      toast(text('location.settingsFailed'));
    });
  }

  function tryAgain(): void {
    onClose();
    void location.turnOn();
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('location.guideTitle')}
      closeLabel={text('common.close')}
      buttons={[
        guide === 'permission'
          ? { variant: 'primary', label: text('location.openSettings'), onClick: openSettings }
          : { variant: 'primary', label: text('location.tryAgain'), onClick: tryAgain },
      ]}
    >
      <StateDrawing name="noPlace" />
      <p className={font['prose']}>{text('location.guideWhy')}</p>
      <ol className={classes(layout['stack3'], space['above4'], css['steps'])}>
        {STEPS[guide].map((step) => (
          <li key={step} className={classes(layout['stack3'], letters['lines15'], css['step'])}>
            {text(step)}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
