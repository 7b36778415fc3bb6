import { useEffect, useId, useState } from 'react';
import type { SliderChallenge } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
import { part } from '../../ui/part.tsx';
import { Progress } from '../../ui/progress/Progress.tsx';
import { Notice } from './Notice.tsx';
import css from './Slider.module.css';
import shared from './Login.module.css';

const work = part(() => import('./work.ts'), 'workOut');
const nextTurn = () => new Promise<void>((done) => setTimeout(done));

interface SliderWorkProps {
  challenge: SliderChallenge;
  isChecking: boolean;
  /** Begins at once; otherwise when it is asked to. */
  isBegun: boolean;
  onBegin: () => void;
  onAnswer: (numbers: number[]) => void;
}

/** The device works, nobody has to see, drag, read or remember anything (WCAG 3.3.8). */
export function SliderWork({ challenge, isChecking, isBegun, onBegin, onAnswer }: SliderWorkProps) {
  const text = useText();
  const labelId = useId();
  const [done, setDone] = useState(0);
  const [numbers, setNumbers] = useState<number[]>();
  const [isLost, setIsLost] = useState(false);
  const isWorking = isBegun && !isLost && !numbers;

  useEffect(() => {
    if (!isWorking) return;
    const stop = new AbortController();
    const { signal } = stop;
    void work
      .load()
      .then((workOut) => workOut(challenge, { signal, onPart: setDone, pause: nextTurn }))
      .then((found) => {
        if (signal.aborted) return;
        setNumbers(found);
        onAnswer(found);
      })
      .catch((error: unknown) => {
        if (signal.aborted) return;
        // Its code could not be loaded, mostly.
        reportProblem('login.slider', error);
        setIsLost(true);
      });
    return () => stop.abort();
    // The answer is given once, by whoever renders then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [challenge, isWorking]);

  if (isWorking || isChecking) {
    return (
      <>
        <p className={shared['lead']} data-align="start" role="status" id={labelId}>
          {text(isChecking ? 'login.sliderChecking' : 'login.sliderWorking')}
        </p>
        <div className={css['bar']}>
          <Progress
            labelledBy={labelId}
            max={challenge.work.parts}
            value={isChecking ? challenge.work.parts : done}
          />
        </div>
      </>
    );
  }
  return (
    <>
      {isLost && <Notice kind="problem">{text('login.network')}</Notice>}
      <p className={shared['lead']} data-align="start">
        {text('login.sliderWork')}
      </p>
      <div className={shared['actions']}>
        <Button
          variant="primary"
          wide
          onClick={() => {
            setIsLost(false);
            if (numbers) onAnswer(numbers);
            else onBegin();
          }}
        >
          {text(numbers || isLost ? 'login.tryAgain' : 'login.sliderBegin')}
        </Button>
      </div>
    </>
  );
}
