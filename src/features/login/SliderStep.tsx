import { useEffect, useState, useId } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { refreshIcon } from '../../ui/icons.ts';
import { login } from './login.ts';
import type { LoginStep } from './login-state.ts';
import { isPuzzleSound } from './puzzle.ts';
import { SliderPuzzle } from './SliderPuzzle.tsx';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './Slider.module.css';
import type { SliderChallenge } from '../../api/generated/types.ts';
import { part } from '../../ui/part.tsx';
import { Progress } from '../../ui/progress/Progress.tsx';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import { Notice } from './Notice.tsx';

interface SliderStepProps {
  step: Extract<LoginStep, { name: 'slider' }>;
}

/** Two ways to pass: the picture, and work of the device for those who cannot see or drag (WCAG 2.5.7). */
export function SliderStep({ step }: SliderStepProps) {
  const text = useText();
  const { challenge, phase } = step;
  const { challengeId } = challenge;
  const isSound = isPuzzleSound(challenge);
  const [isElse, setIsElse] = useState(false);
  // The challenge that the work was begun for: the next one, after a wrong answer, waits for a tap.
  const [begunId, setBegunId] = useState<string>();
  const isWork = isElse || !isSound;
  const isChecking = phase === 'checking';
  const answer = (given: { x: number } | { work: number[] }) =>
    login.send({ type: 'answered', answer: { challengeId, ...given } });

  useEffect(() => {
    if (!isSound) reportProblem('login.slider', new Error('the pictures are not as declared'));
  }, [isSound]);

  return (
    <>
      {isWork ? (
        <SliderWork
          key={challengeId}
          challenge={challenge}
          isChecking={isChecking}
          isBegun={begunId === challengeId}
          onBegin={() => setBegunId(challengeId)}
          onAnswer={(work) => answer({ work })}
        />
      ) : (
        <>
          <p className={classes(space['below4'], font['prose'], font['words'])}>
            {text('login.sliderHow')}
          </p>
          <SliderPuzzle
            challenge={challenge}
            isChecking={isChecking}
            isWrong={phase === 'wrong'}
            onAnswer={(x) => answer({ x })}
          />
        </>
      )}
      <div className={classes(layout['row2'], space['above3'], box['apart'], css['ways'])}>
        {isSound && (
          <Button
            variant="quiet"
            onClick={() => {
              setIsElse(!isElse);
              setBegunId(isElse ? undefined : challengeId);
            }}
          >
            {text(isWork ? 'login.sliderPicture' : 'login.sliderQuestion')}
          </Button>
        )}
        {!isWork && (
          <IconButton
            icon={refreshIcon}
            label={text('login.sliderRenew')}
            disabled={isChecking}
            onClick={() => login.send({ type: 'slider-renewed' })}
          />
        )}
      </div>
    </>
  );
}

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

/** The device computes; the user need not see, drag, read or remember anything (WCAG 3.3.8). */
function SliderWork({ challenge, isChecking, isBegun, onBegin, onAnswer }: SliderWorkProps) {
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
    // The answer is given once, to the handler of the rendering that began the work.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [challenge, isWorking]);

  if (isWorking || isChecking) {
    return (
      <>
        <p
          className={classes(space['below4'], font['prose'], font['words'])}
          role="status"
          id={labelId}
        >
          {text(isChecking ? 'login.sliderChecking' : 'login.sliderWorking')}
        </p>
        <div className={space['above4']}>
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
      <p className={classes(space['below4'], font['prose'], font['words'])}>
        {text('login.sliderWork')}
      </p>
      <div className={classes(layout['stack3'], space['above5'])}>
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
