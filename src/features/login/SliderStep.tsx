import { useEffect, useId, useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { refreshIcon } from '../../ui/icons.ts';
import { login } from './login.ts';
import type { LoginStep } from './login-state.ts';
import { isPuzzleSound } from './puzzle.ts';
import { SliderPuzzle } from './SliderPuzzle.tsx';
import css from './Slider.module.css';
import shared from './Login.module.css';

interface SliderStepProps {
  step: Extract<LoginStep, { name: 'slider' }>;
}

/** Two ways to pass: the picture, and a question for those who cannot see or drag (WCAG 2.5.7, 3.3.8). */
export function SliderStep({ step }: SliderStepProps) {
  const text = useText();
  const { challenge, phase } = step;
  const isSound = isPuzzleSound(challenge);
  const [isAsking, setIsAsking] = useState(false);
  const isQuestion = isAsking || !isSound;
  const isChecking = phase === 'checking';

  useEffect(() => {
    if (!isSound) reportProblem('login.slider', new Error('the pictures are not as declared'));
  }, [isSound]);

  return (
    <>
      {isQuestion ? (
        <Question
          key={challenge.challengeId}
          question={challenge.question}
          isChecking={isChecking}
          onAnswer={(answer) =>
            login.send({
              type: 'answered',
              answer: { challengeId: challenge.challengeId, text: answer },
            })
          }
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
            onAnswer={(x) =>
              login.send({ type: 'answered', answer: { challengeId: challenge.challengeId, x } })
            }
          />
        </>
      )}
      <div className={css['ways']}>
        {isSound && (
          <Button variant="quiet" onClick={() => setIsAsking(!isAsking)}>
            {text(isQuestion ? 'login.sliderPicture' : 'login.sliderQuestion')}
          </Button>
        )}
        <IconButton
          icon={refreshIcon}
          label={text('login.sliderRenew')}
          disabled={isChecking}
          onClick={() => login.send({ type: 'slider-renewed' })}
        />
      </div>
    </>
  );
}

interface QuestionProps {
  question: string;
  isChecking: boolean;
  onAnswer: (answer: string) => void;
}

/** No answer is longer. */
const MAX_ANSWER = 12;

function Question({ question, isChecking, onAnswer }: QuestionProps) {
  const text = useText();
  const fieldId = useId();
  const [answer, setAnswer] = useState('');
  const isEmpty = answer.trim() === '';
  const submit = () => {
    if (!isEmpty && !isChecking) onAnswer(answer.trim());
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label className={css['question']} htmlFor={fieldId}>
        {question}
      </label>
      <div className={shared['field']}>
        <input
          className={shared['input']}
          id={fieldId}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={MAX_ANSWER}
          value={answer}
          readOnly={isChecking}
          onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
        />
      </div>
      <div className={shared['actions']}>
        <Button variant="primary" wide isBusy={isChecking} disabled={isEmpty} onClick={submit}>
          {text('login.answer')}
        </Button>
      </div>
    </form>
  );
}
