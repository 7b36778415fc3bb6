import { useState, type ChangeEvent } from 'react';
import { callPaths } from '../../api/generated/call-paths.ts';
import type { FaultKind } from '../../api/generated/types.ts';
import { Field } from '../../features/debug/Field.tsx';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { TitledCard } from '../../ui/TitledCard.tsx';
import { checkFault, faultKinds, needsField, type FaultDraft } from './fault-draft.ts';
import { HeldList } from './HeldList.tsx';
import { useSandbox, useChangeFaults } from './sandbox.ts';
import { SandboxProblem } from './SandboxProblem.tsx';
import css from './DeveloperOptionsScreen.module.css';

const knownPaths = ['/', '/img/', ...callPaths].filter((path) => !path.startsWith('/sandbox/'));

export function FaultSection() {
  const text = useText();
  const sandbox = useSandbox();
  const change = useChangeFaults();
  const [draft, setDraft] = useState<FaultDraft>({
    path: '/',
    kind: 'latency',
    field: '',
    delay: '2000',
  });
  const [problem, setProblem] = useState<TextKey | undefined>(undefined);
  const faults = sandbox.data?.faults ?? [];

  const typed = (name: 'path' | 'field' | 'delay') => (event: ChangeEvent<HTMLInputElement>) =>
    setDraft({ ...draft, [name]: event.target.value });

  function onAdd(): void {
    const checked = checkFault(draft, faults.length);
    setProblem(checked.problem);
    const { fault } = checked;
    if (fault) change.mutate((before) => [...before, fault]);
  }

  return (
    <TitledCard holds="words" title={text('platform.developerFaults')}>
      <Field label={text('platform.faultPath')}>
        {(id) => (
          <>
            <input id={id} list={`${id}-paths`} value={draft.path} onChange={typed('path')} />
            <datalist id={`${id}-paths`}>
              {knownPaths.map((path) => (
                <option key={path}>{path}</option>
              ))}
            </datalist>
          </>
        )}
      </Field>
      <div className={css['row']}>
        <Field label={text('platform.faultKind')}>
          {(id) => (
            <select
              id={id}
              value={draft.kind}
              onChange={(event) => setDraft({ ...draft, kind: event.target.value as FaultKind })}
            >
              {faultKinds.map((kind) => (
                <option key={kind}>{kind}</option>
              ))}
            </select>
          )}
        </Field>
        {draft.kind === 'latency' && (
          <Field label={text('platform.faultDelay')}>
            {(id) => (
              <input id={id} inputMode="numeric" value={draft.delay} onChange={typed('delay')} />
            )}
          </Field>
        )}
        {needsField(draft.kind) && (
          <Field label={text('platform.faultField')}>
            {(id) => <input id={id} value={draft.field} onChange={typed('field')} />}
          </Field>
        )}
      </div>
      {draft.kind === 'hold' && <p className={css['line']}>{text('developer.holdNote')}</p>}
      {problem ? (
        <p className={css['problem']} role="alert">
          {text(problem)}
        </p>
      ) : (
        <SandboxProblem error={change.error} />
      )}
      <div className={css['row']}>
        <Button variant="primary" onClick={onAdd}>
          {text('platform.faultAdd')}
        </Button>
        <Button
          variant="secondary"
          disabled={faults.length === 0}
          onClick={() => change.mutate(() => [])}
        >
          {text('platform.faultClear')}
        </Button>
      </div>
      {faults.length === 0 ? (
        <p className={css['note']}>{text('platform.faultNone')}</p>
      ) : (
        <ul className={css['faults']}>
          {faults.map((fault, at) => (
            <li key={at} className={css['fault']}>
              <code>{fault.path}</code>
              <span>
                {[fault.kind, fault.field, fault.delayMs ? `${fault.delayMs} ms` : '']
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      <HeldList held={sandbox.data?.held ?? []} />
    </TitledCard>
  );
}
