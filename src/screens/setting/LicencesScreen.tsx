import { useState } from 'react';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { TitledCard } from '../../ui/TitledSection.tsx';
import { notices, type Notice } from './notices.ts';
import { ButtonRow } from './Rows.tsx';
import { openOutside } from '../../features/links/open-outside.ts';
import { classes } from '../../ui/classes.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import letters from '../../ui/style/letters.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import font from '../../ui/style/font.module.css';
import css from './LicencesScreen.module.css';

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

interface LicenceSheetProps {
  isOpen: boolean;
  onClose: () => void;
  notice: Notice;
}

/** Licence texts are legal texts and stay in English. They render as plain text: no address in them is a link. */
function LicenceSheet({ isOpen, onClose, notice }: LicenceSheetProps) {
  const text = useText();
  const { name, version, licence, home, copyright } = notice;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={name} closeLabel={text('common.close')}>
      <p className={font['prose']}>
        {text('platform.version', { version })} · {licence}
      </p>
      {/* Also the tab stop that lets keys scroll the sheet. */}
      <button
        type="button"
        className={classes(layout['target'], tint['textButton'], font['words'], letters['start'])}
        onClick={() => openOutside(home, 'setting.licenceHome')}
      >
        {home}
      </button>
      <div className={classes(font['lines'], css['licence'])} lang="en">
        {copyright.length > 0 && <p>{copyright.join('\n')}</p>}
        {notice.texts.map((at) => (
          <p key={at}>{notices.texts[at]}</p>
        ))}
      </div>
    </Sheet>
  );
}
