import { useEffect, useRef, type Dispatch, type ReactNode } from 'react';
import { host } from '#host';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { type CameraProblem, type ScanEvent, type ScanStep, hostOf } from './flow.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import tint from '../../ui/style/tint.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './ScanLayer.module.css';

interface ScanPanelProps {
  step: ScanStep;
  act: Dispatch<ScanEvent>;
  onChoosePicture: () => void;
  onOpenOutside: (url: string) => void;
  onOpenSettings: () => void;
}

const TITLES: Readonly<Record<CameraProblem, TextKey>> = {
  denied: 'scan.deniedTitle',
  missing: 'scan.missingTitle',
  busy: 'scan.busyTitle',
  unsupported: 'scan.unsupportedTitle',
  failed: 'scan.failedTitle',
};

function wordsOf(problem: CameraProblem): TextKey {
  switch (problem) {
    case 'denied':
      return host.can.openSettings ? 'scan.deniedApp' : 'scan.deniedWeb';
    case 'missing':
      return 'scan.missing';
    case 'busy':
      return 'scan.busy';
    case 'unsupported':
      return 'scan.unsupported';
    case 'failed':
      return 'scan.failed';
  }
}

/** The panel over the camera, or in its place. */
export function ScanPanel(props: ScanPanelProps) {
  return (
    <div
      className={classes(
        layout['stack'],
        space['pad5'],
        box['anchor'],
        box['centre'],
        css['panel'],
      )}
    >
      <Words key={props.step.name} {...props} />
    </div>
  );
}

function Words({ step, act, onChoosePicture, onOpenOutside, onOpenSettings }: ScanPanelProps) {
  const text = useText();
  const again = (label: TextKey = 'scan.again', variant: 'primary' | 'secondary' = 'primary') => (
    <Button variant={variant} wide onClick={() => act({ type: 'again' })}>
      {text(label)}
    </Button>
  );
  switch (step.name) {
    case 'beginning':
    case 'opening':
    case 'paused':
    case 'done':
      return <Busy label={text('scan.opening')} />;
    case 'reading':
      return <Busy label={text('scan.readingPicture')} />;
    case 'looking':
      return (
        <p className={classes(font['medium'], font['centred'], css['hint'])} role="status">
          {text(step.isLate ? 'scan.late' : 'scan.hint')}
        </p>
      );
    case 'explaining':
      return (
        <Card title={text('scan.whyTitle')} words={text('scan.why')}>
          <Button variant="primary" wide onClick={() => act({ type: 'agree' })}>
            {text('scan.allow')}
          </Button>
        </Card>
      );
    case 'stopped':
      return (
        <Card title={text('scan.stoppedTitle')} words={text('scan.stopped')}>
          {again()}
        </Card>
      );
    case 'blocked': {
      const isSettled = step.problem === 'denied' && host.can.openSettings;
      return (
        <Card title={text(TITLES[step.problem])} words={text(wordsOf(step.problem))}>
          {isSettled && (
            <Button variant="primary" wide onClick={onOpenSettings}>
              {text('scan.openSettings')}
            </Button>
          )}
          {again('scan.again', isSettled ? 'secondary' : 'primary')}
        </Card>
      );
    }
    case 'pictureFailed':
      return (
        <Card
          title={text('scan.stoppedTitle')}
          words={text(step.problem === 'noCode' ? 'scan.noCode' : 'scan.badPicture')}
        >
          <Button variant="primary" wide onClick={onChoosePicture}>
            {text('scan.choosePicture')}
          </Button>
          <Button variant="secondary" wide onClick={() => act({ type: 'again' })}>
            {text('scan.scanAgain')}
          </Button>
        </Card>
      );
    case 'refused':
      return (
        <Card title={text('scan.refusedTitle')} words={text('scan.refused')}>
          {again('scan.scanAgain')}
        </Card>
      );
    case 'confirming':
      return (
        <Card title={text('scan.externalTitle')} words={text('scan.external')}>
          <p className={classes(surface['well'], font['strongWords'])} translate="no">
            {hostOf(step.url)}
          </p>
          {again('scan.scanAgain')}
          <Button variant="secondary" wide onClick={() => onOpenOutside(step.url)}>
            {text('scan.openOutside')}
          </Button>
        </Card>
      );
  }
}

function Busy({ label }: { label: string }) {
  return (
    <div className={classes(layout['axis3'], css['busy'])} role="status">
      <Spinner size={28} label="" />
      <p>{label}</p>
    </div>
  );
}

/** Takes the focus: the element that had it was unmounted with the step before. */
function Card({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes(layout['stack3'], space['pad5'], box['roundedBanner'], css['card'])}>
      <h3 className={css['cardTitle']} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p className={classes(tint['soft'], space['below1'])}>{words}</p>
      {children}
    </div>
  );
}
