import type { JournalEntry } from '../../api/generated/types.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { TitledCard } from '../../ui/TitledCard.tsx';
import { useJournal } from './sandbox.ts';
import { SandboxProblem } from './SandboxProblem.tsx';
import { inJakarta } from '../../lib/jakarta.ts';
import css from './DeveloperOptionsScreen.module.css';

const outcomeWords: Readonly<Partial<Record<JournalEntry['outcome'], TextKey>>> = {
  IN_FLIGHT: 'developer.outcomeInFlight',
  HELD: 'developer.outcomeHeld',
  RESET: 'developer.outcomeReset',
  ABANDONED: 'developer.outcomeAbandoned',
};

/** `11:00:05` in Jakarta, as the console shows it. */
function timeOf(atMs: number): string {
  return inJakarta(atMs).slice(11, 19);
}

/** This device's requests in the sandbox's journal, newest first. */
export function JournalSection() {
  const text = useText();
  const journal = useJournal();
  const entries = journal.data ?? [];

  function outcomeOf({ outcome, status, code }: JournalEntry): string {
    const words = outcomeWords[outcome];
    return words ? text(words) : [status, code].filter(Boolean).join(' · ');
  }

  return (
    <TitledCard holds="words" title={text('developer.journal')}>
      <p className={css['line']}>{text('developer.journalNote')}</p>
      <SandboxProblem error={journal.error} />
      <Button
        variant="secondary"
        wide
        isBusy={journal.isFetching}
        onClick={() => void journal.refetch()}
      >
        {text('developer.journalRefresh')}
      </Button>
      {journal.data?.length === 0 && <p className={css['note']}>{text('developer.journalNone')}</p>}
      {entries.length > 0 && (
        <ul className={css['faults']}>
          {entries.map((entry) => (
            <li key={entry.number} className={css['fault']}>
              <code>{entry.path}</code>
              <span>{`${timeOf(entry.atMs)} · ${outcomeOf(entry)}`}</span>
              {Object.keys(entry.body).length > 0 && (
                <details>
                  <summary className={css['summary']}>{text('developer.journalFields')}</summary>
                  <code>{JSON.stringify(entry.body)}</code>
                </details>
              )}
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
