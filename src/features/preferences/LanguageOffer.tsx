import { IconButton } from '../../ui/IconButton.tsx';
import { closeIcon } from '../../ui/icons.ts';
import { acceptOffer, declineOffer } from './language-offer.ts';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/style/layout.module.css';
import css from './LanguageOffer.module.css';
import { localeOffers, type OfferedLocale } from './locale-names.ts';

/** One line in the language that it offers. Fills its place; a language that cannot be loaded stays on offer. */
export function LanguageOffer({ locale }: { locale: OfferedLocale }) {
  const { accept, close } = localeOffers[locale];
  return (
    <div className={classes(layout['row2'], layout['fill'], css['line'])} lang={locale}>
      <button
        className={classes(layout['fill'], css['accept'])}
        type="button"
        onClick={() => void acceptOffer(locale)}
      >
        {accept}
      </button>
      <IconButton icon={closeIcon} label={close} onClick={declineOffer} />
    </div>
  );
}
