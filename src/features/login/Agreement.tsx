import type { ReactNode } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Link } from '../navigation/Link.tsx';
import css from './Login.module.css';

/** Placeholders for the links in the sentence: private-use characters, which no text contains. */
const TERMS = '\uE000';
const PRIVACY = '\uE001';

/** The whole sentence is one text, because each language puts the two names where it wants them. */
export function Agreement() {
  const text = useText();
  const links: Readonly<Record<string, ReactNode>> = {
    [TERMS]: (
      <Link key="terms" className={css['link']} to={paths.loginProtocol()}>
        {text('login.terms')}
      </Link>
    ),
    [PRIVACY]: (
      <Link key="privacy" className={css['link']} to={paths.privacyPolicy()}>
        {text('login.privacy')}
      </Link>
    ),
  };
  return (
    <p className={css['agreement']}>
      {text('login.agree', { terms: TERMS, privacy: PRIVACY })
        .split(/([\uE000\uE001])/)
        .map((part) => links[part] ?? part)}
    </p>
  );
}
