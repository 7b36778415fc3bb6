import { useId } from 'react';
import { usePickLocale, useText, type TextKey } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { ContentField } from './ContentField.tsx';
import { PhotosField } from './PhotosField.tsx';
import { StarInput } from './StarInput.tsx';
import type { useWrite } from './use-write.ts';
import css from './WriteForm.module.css';
import type { WriteProblem } from './write-flow.ts';

interface WriteFormProps {
  write: ReturnType<typeof useWrite>;
}

const photoProblems: Readonly<Partial<Record<WriteProblem, TextKey>>> = {
  'photos-busy': 'review.photosBusy',
  'photos-failed': 'review.photosFailed',
};

/** Stars, text, photos and anonymity. Merchant 5. */
export function WriteForm({ write }: WriteFormProps) {
  const text = useText();
  const pick = usePickLocale();
  const id = useId();
  const { state, act, warning } = write;
  const { form, photos, step, criteria } = state;
  const problem = step.name === 'writing' ? step.problem : undefined;
  const photoProblem = problem && photoProblems[problem];
  const isSending = step.name === 'sending';

  // At the top when the form opens, above the button after a vain try to send.
  const isTried = problem === 'unchecked';
  const waits = state.unchecked && (
    <p className={css['warning']} role={isTried ? 'alert' : 'status'}>
      {text('review.waitsForNetwork')}
    </p>
  );

  const criteriaFields = criteria.map(({ criteriaId, criteriaNameMap }) => (
    <StarInput
      key={criteriaId}
      legend={pick(criteriaNameMap) ?? criteriaId}
      size="small"
      score={form.criteria[criteriaId] ?? 0}
      onRate={(score) =>
        act({ type: 'change', form: { criteria: { ...form.criteria, [criteriaId]: score } } })
      }
    />
  ));

  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        act({ type: 'submit' });
      }}
    >
      {!isTried && waits}
      <fieldset className={css['all']} disabled={isSending}>
        <div className={css['card']}>
          <p className={css['store']}>{state.storeName}</p>
          <StarInput
            legend={text('review.overall')}
            size="large"
            score={form.score}
            problem={problem === 'no-rating' ? text('review.noRating') : undefined}
            onRate={(score) => act({ type: 'change', form: { score } })}
          />
          {form.score > 0 && criteria.length > 0 && (
            <div className={css['criteria']} role="group" aria-labelledby={`${id}-more`}>
              <p className={css['name']} id={`${id}-more`}>
                {text('review.promptTitle')}
              </p>
              <p className={css['hint']}>{text('review.promptHint')}</p>
              {criteriaFields}
            </div>
          )}
        </div>
        <ContentField
          content={form.content}
          onChange={(content) => act({ type: 'change', form: { content } })}
        />
        <PhotosField
          photos={photos}
          act={(event) => act({ type: 'photo', event })}
          problem={photoProblem && text(photoProblem)}
        />
        <div className={css['anonymous']}>
          <div>
            <label className={css['name']} htmlFor={id}>
              {text('review.anonymously')}
            </label>
            <p className={css['hint']} id={`${id}-hint`}>
              {text('review.anonymouslyHint')}
            </p>
          </div>
          <input
            id={id}
            className={css['switch']}
            type="checkbox"
            role="switch"
            checked={form.anonymous}
            aria-checked={form.anonymous}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => act({ type: 'change', form: { anonymous: target.checked } })}
          />
        </div>
      </fieldset>
      {warning && (
        <p className={css['warning']} role="status">
          {warning}
        </p>
      )}
      <div className={css['foot']}>
        {isTried && waits}
        {step.name === 'send-failed' && (
          <p className={css['problem']} role="alert">
            {step.message || text('review.sendFailed')}
          </p>
        )}
        <Button variant="primary" wide isBusy={isSending} onClick={() => act({ type: 'submit' })}>
          {text('review.send')}
        </Button>
      </div>
    </form>
  );
}
