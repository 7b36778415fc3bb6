import { useEffect, useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { refreshIcon } from '../../ui/icons.ts';
import { login } from './login.ts';
import type { LoginStep } from './login-state.ts';
import { isPuzzleSound } from './puzzle.ts';
import { SliderPuzzle } from './SliderPuzzle.tsx';
import { SliderWork } from './SliderWork.tsx';
import css from './Slider.module.css';
import shared from './Login.module.css';

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
  // Of the challenge that it was begun for: one that follows a wrong answer is not worked out unasked.
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
          <p className={shared['lead']} data-align="start">
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
      <div className={css['ways']}>
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
