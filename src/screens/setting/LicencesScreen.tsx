import { useState } from 'react';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { TitledCard } from '../../ui/TitledCard.tsx';
import { LicenceSheet } from './LicenceSheet.tsx';
import css from './LicencesScreen.module.css';
import { notices, type Notice } from './notices.ts';
import { ButtonRow } from './Rows.tsx';

/** The phone group has hundreds of rows in the app build and none on the web. */
const groups: readonly [group: string, title: TextKey][] = [
  ['app', 'setting.licencesApp'],
  ['art', 'setting.licencesArt'],
  ['phone', 'setting.licencesPhone'],
];

export function LicencesScreen() {
  const text = useText();
  const back = useBackButton();
  // Kept while the sheet closes.
  const [shown, setShown] = useState<Notice>();
  const [isOpen, setIsOpen] = useState(false);

  function open(notice: Notice): void {
    setShown(notice);
    setIsOpen(true);
  }

  return (
    <Screen title={text('setting.licences')} back={back}>
      <div className={css['content']}>
        <p className={css['intro']}>{text('setting.licencesIntro')}</p>
        {groups.map(([group, title]) => {
          const within = notices.packages.filter((notice) => notice.group === group);
          if (within.length === 0) return null;
          return (
            <TitledCard key={group} holds="rows" title={text(title)}>
              {within.map((notice) => (
                <ButtonRow
                  key={`${notice.name} ${notice.version}`}
                  label={notice.name}
                  value={notice.version}
                  description={notice.licence}
                  opensSheet
                  onSelect={() => open(notice)}
                />
              ))}
            </TitledCard>
          );
        })}
      </div>
      {shown && <LicenceSheet isOpen={isOpen} onClose={() => setIsOpen(false)} notice={shown} />}
    </Screen>
  );
}
