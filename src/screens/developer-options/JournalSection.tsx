import type { JournalEntry } from '../../api/generated/types.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { TitledCard } from '../../ui/TitledSection.tsx';
import { useJournal } from './sandbox.ts';
import { SandboxProblem } from './SandboxProblem.tsx';
import { inJakarta } from '../../lib/jakarta.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import tint from '../../ui/style/tint.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
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
      <p className={space['below3']}>{text('developer.journalNote')}</p>
      <SandboxProblem error={journal.error} />
      <Button
        variant="secondary"
        wide
        isBusy={journal.isFetching}
        onClick={() => void journal.refetch()}
      >
        {text('developer.journalRefresh')}
      </Button>
      {journal.data?.length === 0 && (
        <p className={classes(font['selectable'], tint['soft'], space['above3'])}>
          {text('developer.journalNone')}
        </p>
      )}
      {entries.length > 0 && (
        <ul className={space['above3']}>
          {entries.map((entry) => (
            <li
              key={entry.number}
              className={classes(
                layout['stack'],
                font['words'],
                space['pad2by0'],
                box['ruled'],
                css['fault'],
              )}
            >
              <code>{entry.path}</code>
              <span>{`${timeOf(entry.atMs)} · ${outcomeOf(entry)}`}</span>
              {Object.keys(entry.body).length > 0 && (
                <details>
                  <summary className={classes(tint['soft'], space['pad3by0'])}>
                    {text('developer.journalFields')}
                  </summary>
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
