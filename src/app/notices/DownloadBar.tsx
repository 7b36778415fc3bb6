import { useLocation } from 'react-router';
import { storedDownloadBarClosed } from '../../features/install/stored-keys.ts';
import { Link } from '../../features/navigation/Link.tsx';
import { useOfferedLocale } from '../../features/preferences/language-offer.ts';
import { LanguageOffer } from '../../features/preferences/LanguageOffer.tsx';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { closeIcon } from '../../ui/icons.ts';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './DownloadBar.module.css';

/**
 * Spec home 2: on top of a page in a browser, 58 px high; it scrolls away with the page. Its place was
 * kept before it came. The page that it leads to returns to this one.
 */
export function DownloadBar({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { pathname, search } = useLocation();
  const close = () => {
    storedDownloadBarClosed.set(true);
    onClose();
  };
  const offered = useOfferedLocale();
  // Who cannot read the page is helped first; the bar comes into the same place afterwards.
  if (offered)
    return (
      <aside
        className={classes(layout['row'], css['bar'])}
        aria-label={text('platform.settingLanguage')}
      >
        <LanguageOffer locale={offered} />
      </aside>
    );
  return (
    <aside
      className={classes(layout['row'], css['bar'])}
      aria-label={text('frame.downloadBarLabel')}
    >
      <IconButton icon={closeIcon} label={text('common.close')} onClick={close} />
      <Link
        className={classes(layout['row2'], layout['fill'], css['link'])}
        to={paths.appDownload({ redirect: pathname + search })}
      >
        <img className={css['logo']} src="/icons/favicon.svg" width="36" height="36" alt="" />
        <span className={classes(layout['fill'], css['words'])}>
          <span className={css['title']}>{text('frame.downloadBarTitle')}</span>
          <span className={css['text']}>{text('frame.downloadBarText')}</span>
        </span>
        <span className={classes(surface['yellow'], css['open'])}>
          {text('frame.downloadBarOpen')}
        </span>
      </Link>
    </aside>
  );
}
