import { isChangingLocale } from '../features/preferences/change-locale.ts';
import { useText } from '../i18n/i18n.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { useAtom } from '../ui/use-atom.ts';
import css from './LanguageCurtain.module.css';

/** Spec home 2: "A 500 ms loading screen shows when the language changes." */
export function LanguageCurtain() {
  const text = useText();
  if (!useAtom(isChangingLocale)) return null;
  return (
    <div className={css['curtain']}>
      <Spinner size={40} label={text('frame.changingLanguage')} />
      <p aria-hidden="true">{text('frame.changingLanguage')}</p>
    </div>
  );
}
