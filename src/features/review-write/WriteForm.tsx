import { useId } from 'react';
import { type TextKey, usePickLocale, useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { PhotosField } from './PhotosField.tsx';
import { StarInput } from './StarInput.tsx';
import type { useWrite } from './use-write.ts';
import { classes } from '../../ui/classes.ts';
import letters from '../../ui/style/letters.module.css';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './WriteForm.module.css';
import type { WriteProblem } from './write-flow.ts';
import { NoteField } from '../../ui/form/Field.tsx';

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
  const { state, send, warning } = write;
  const { form, photos, step, criteria } = state;
  const problem = step.name === 'writing' ? step.problem : undefined;
  const photoProblem = problem && photoProblems[problem];
  const isSending = step.name === 'sending';

  // At the top when the form opens, above the button after a vain try to send.
  const isTried = problem === 'unchecked';
  const waits = state.unchecked && (
    <p
      className={classes(space['pad3by4'], box['rounded'], box['onYellow'], letters['ink'])}
      role={isTried ? 'alert' : 'status'}
    >
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
        send({ type: 'change', form: { criteria: { ...form.criteria, [criteriaId]: score } } })
      }
    />
  ));

  return (
    <form
      className={layout['stack4']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'submit' });
      }}
    >
      {!isTried && waits}
      <fieldset className={css['all']} disabled={isSending}>
        <div className={classes(layout['stack3'], surface['face'], space['pad4'])}>
          <p className={classes(tint['softWords'], font['medium'], font['centred'])}>
            {state.storeName}
          </p>
          <StarInput
            legend={text('review.overall')}
            size="large"
            score={form.score}
            problem={problem === 'no-rating' ? text('review.noRating') : undefined}
            onRate={(score) => send({ type: 'change', form: { score } })}
          />
          {form.score > 0 && criteria.length > 0 && (
            <div
              className={classes(layout['stack1'], space['above2'], box['ruled'], css['criteria'])}
              role="group"
              aria-labelledby={`${id}-more`}
            >
              <p className={classes(font['bold'], box['ownLine'], css['name'])} id={`${id}-more`}>
                {text('review.promptTitle')}
              </p>
              <p className={font['note']}>{text('review.promptHint')}</p>
              {criteriaFields}
            </div>
          )}
        </div>
        <ContentField
          content={form.content}
          onChange={(content) => send({ type: 'change', form: { content } })}
        />
        <PhotosField
          photos={photos}
          act={(event) => send({ type: 'photo', event })}
          problem={photoProblem && text(photoProblem)}
        />
        <div className={classes(layout['row3'], box['tall56'], box['apart'], css['anonymous'])}>
          <div>
            <label className={classes(font['bold'], box['ownLine'], css['name'])} htmlFor={id}>
              {text('review.anonymously')}
            </label>
            <p className={font['note']} id={`${id}-hint`}>
              {text('review.anonymouslyHint')}
            </p>
          </div>
          <input
            id={id}
            className={classes(
              layout['fixed'],
              box['anchor'],
              box['oval'],
              box['onSunk'],
              css['toggle'],
            )}
            type="checkbox"
            role="switch"
            checked={form.anonymous}
            aria-checked={form.anonymous}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => send({ type: 'change', form: { anonymous: target.checked } })}
          />
        </div>
      </fieldset>
      {warning && (
        <p
          className={classes(space['pad3by4'], box['rounded'], box['onYellow'], letters['ink'])}
          role="status"
        >
          {warning}
        </p>
      )}
      <div className={css['foot']}>
        {isTried && waits}
        {step.name === 'send-failed' && (
          <p
            className={classes(tint['problem'], space['pad3by4'], box['rounded'], box['onChili'])}
            role="alert"
          >
            {step.message || text('review.sendFailed')}
          </p>
        )}
        <Button variant="primary" wide isBusy={isSending} onClick={() => send({ type: 'submit' })}>
          {text('review.send')}
        </Button>
      </div>
    </form>
  );
}

/** Of the contract; in characters as people count them. */
const MAX_CONTENT = 1000;

interface ContentFieldProps {
  content: string;
  onChange: (content: string) => void;
}

/** The text of the review. Merchant 5: a character limit message exists. */
function ContentField({ content, onChange }: ContentFieldProps) {
  const text = useText();
  return (
    <NoteField
      label={text('review.contentLabel')}
      value={content}
      onChange={onChange}
      max={MAX_CONTENT}
      countLabel={(count) => text('review.count', { count, max: MAX_CONTENT })}
      overLabel={text('review.contentTooLong', { max: MAX_CONTENT })}
      placeholder={text('review.contentHint')}
      rows={5}
    />
  );
}
