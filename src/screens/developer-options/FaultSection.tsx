import { type ChangeEvent, useState } from 'react';
import { callPaths } from '../../api/generated/call-paths.ts';
import { vFaultKind } from '../../api/generated/shared/fault-kind.ts';
import type { Fault, FaultKind } from '../../api/generated/types.ts';
import { Field } from '../../features/debug/Field.tsx';
import { type TextKey, useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import { TitledCard } from '../../ui/TitledSection.tsx';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './DeveloperOptionsScreen.module.css';
import { SandboxProblem } from './SandboxProblem.tsx';
import { useChangeFaults, useRelease, useSandbox } from './sandbox.ts';

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
      <div className={classes(layout['flow'], space['gap2by3'])}>
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
      {draft.kind === 'hold' && <p className={space['below3']}>{text('developer.holdNote')}</p>}
      {problem ? (
        <p className={classes(tint['problem'], font['words'], space['below3'])} role="alert">
          {text(problem)}
        </p>
      ) : (
        <SandboxProblem error={change.error} />
      )}
      <div className={classes(layout['flow'], space['gap2by3'])}>
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
        <p className={classes(font['selectable'], tint['soft'], space['above3'])}>
          {text('platform.faultNone')}
        </p>
      ) : (
        <ul className={space['above3']}>
          {faults.map((fault, at) => (
            <li
              key={at}
              className={classes(
                layout['stack'],
                font['words'],
                space['pad2by0'],
                box['ruled'],
                css['fault'],
              )}
            >
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

/** Replies held by a `hold` fault, by path, with buttons that release them. */
export function HeldList({ held }: { held: readonly string[] }) {
  const text = useText();
  const release = useRelease();
  const paths = [...new Set(held)];
  if (paths.length === 0) return null;
  return (
    <>
      <h3 className={classes(font['medium'], space['above4'], css['heading'])}>
        {text('developer.held')}
      </h3>
      <ul className={box['divided']}>
        {paths.map((path) => (
          <li
            key={path}
            className={classes(layout['line'], space['gap0by2'], box['tall48'], css['stored'])}
          >
            <code>{path}</code>
            <span className={css['size']}>
              {text('developer.heldCount', { count: held.filter((one) => one === path).length })}
            </span>
            <button
              type="button"
              className={classes(layout['target'], tint['textButton'])}
              aria-label={text('developer.letGoPath', { path })}
              onClick={() => release.mutate({ path })}
            >
              {text('developer.letGo')}
            </button>
          </li>
        ))}
      </ul>
      {paths.length > 1 && (
        <Button variant="secondary" wide onClick={() => release.mutate({})}>
          {text('developer.letAllGo')}
        </Button>
      )}
    </>
  );
}

const faultKinds: readonly FaultKind[] = vFaultKind.options;

const maxFaults = 50;
const maxDelayMs = 60_000;

/** The kinds that need a field name or an error code. */
function needsField(kind: FaultKind): boolean {
  return kind === 'wrong_type' || kind === 'missing_field' || kind === 'business';
}

export interface FaultDraft {
  path: string;
  kind: FaultKind;
  field: string;
  /** Milliseconds, as typed. */
  delay: string;
}

type CheckedFault = { fault: Fault; problem?: undefined } | { fault?: undefined; problem: TextKey };

/** The fault to send, or the key of the validation message. */
export function checkFault(draft: FaultDraft, existing: number): CheckedFault {
  const path = draft.path.trim();
  const field = draft.field.trim();
  if (!path.startsWith('/')) return { problem: 'platform.faultPathInvalid' };
  if (needsField(draft.kind) && field === '') return { problem: 'platform.faultFieldNeeded' };
  if (existing >= maxFaults) return { problem: 'platform.faultTooMany' };
  const typedMs = Math.round(Number(draft.delay));
  const delayMs = Number.isFinite(typedMs) ? Math.min(maxDelayMs, Math.max(0, typedMs)) : 0;
  return {
    fault: {
      path,
      kind: draft.kind,
      delayMs: draft.kind === 'latency' ? delayMs : 0,
      ...(needsField(draft.kind) ? { field } : {}),
    },
  };
}
