import { openOutside } from '../../features/links/open-outside.ts';
import { useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import button from '../../ui/TextButton.module.css';
import css from './LicencesScreen.module.css';
import { notices, type Notice } from './notices.ts';

interface LicenceSheetProps {
  isOpen: boolean;
  onClose: () => void;
  notice: Notice;
}

/** Licence texts are legal texts and stay in English. They render as plain text: no address in them is a link. */
export function LicenceSheet({ isOpen, onClose, notice }: LicenceSheetProps) {
  const text = useText();
  const { name, version, licence, home, copyright } = notice;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={name} closeLabel={text('common.close')}>
      <p className={css['facts']}>
        {text('platform.version', { version })} · {licence}
      </p>
      {/* Also the tab stop that lets keys scroll the sheet. */}
      <button
        type="button"
        className={classes(button['button'], css['home'])}
        onClick={() => openOutside(home, 'setting.licenceHome')}
      >
        {home}
      </button>
      <div className={css['licence']} lang="en">
        {copyright.length > 0 && <p>{copyright.join('\n')}</p>}
        {notice.texts.map((at) => (
          <p key={at}>{notices.texts[at]}</p>
        ))}
      </div>
    </Sheet>
  );
}
