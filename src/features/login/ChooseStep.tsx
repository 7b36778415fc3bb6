import { type TextKey, useText } from '../../i18n/i18n.ts';
import type { LoginRequest } from '../../session/login-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { chatIcon, phoneIcon } from '../../ui/icons.ts';
import { login } from './login.ts';
import type { Problem } from './login-state.ts';
import { Notice } from './Notice.tsx';
import { problemText } from './problem-text.ts';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './Login.module.css';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import { Link } from '../navigation/Link.tsx';
import tint from '../../ui/style/tint.module.css';

const reasons: Readonly<Record<NonNullable<LoginRequest['reason']>, TextKey>> = {
  expired: 'login.expired',
  invalid: 'login.invalid',
  frozen: 'login.frozen',
};

interface ChooseStepProps {
  problem: Problem | undefined;
  request: LoginRequest | undefined;
}

export function ChooseStep({ problem, request }: ChooseStepProps) {
  const text = useText();
  const reason = request?.reason && (request.message || text(reasons[request.reason]));
  // When the server sent no message, our own text says it already.
  const isFrozen = request?.reason === 'frozen' && request.message;
  return (
    <>
      {problem ? (
        <Notice kind="problem">{problemText(problem)}</Notice>
      ) : (
        reason && <Notice kind={request?.reason === 'frozen' ? 'problem' : 'info'}>{reason}</Notice>
      )}
      <p className={classes(font['prose'], font['words'], css['lead'])}>
        {text(isFrozen ? 'login.introFrozen' : 'login.intro')}
      </p>
      <div className={classes(layout['stack3'], space['above5'])}>
        <Button variant="primary" wide onClick={() => login.send({ type: 'whatsapp-chosen' })}>
          <span className={classes(layout['row2'], box['centre'])}>
            <Icon shape={chatIcon} size={22} />
            {text('login.whatsapp')}
          </span>
        </Button>
        <Button variant="secondary" wide onClick={() => login.send({ type: 'phone-chosen' })}>
          <span className={classes(layout['row2'], box['centre'])}>
            <Icon shape={phoneIcon} size={22} />
            {text('login.phone')}
          </span>
        </Button>
      </div>
      <Agreement />
    </>
  );
}

/** Placeholders for the links in the sentence: private-use characters, which no text contains. */
const TERMS = '\uE000';
const PRIVACY = '\uE001';

/** The whole sentence is one text, because each language puts the two names where it wants them. */
function Agreement() {
  const text = useText();
  const links: Readonly<Record<string, ReactNode>> = {
    [TERMS]: (
      <Link
        key="terms"
        className={classes(tint['plainStrong'], css['link'])}
        to={paths.loginProtocol()}
      >
        {text('login.terms')}
      </Link>
    ),
    [PRIVACY]: (
      <Link
        key="privacy"
        className={classes(tint['plainStrong'], css['link'])}
        to={paths.privacyPolicy()}
      >
        {text('login.privacy')}
      </Link>
    ),
  };
  return (
    <p className={classes(space['above5'], font['note'], font['centred'], css['agreement'])}>
      {text('login.agree', { terms: TERMS, privacy: PRIVACY })
        .split(/([\uE000\uE001])/)
        .map((part) => links[part] ?? part)}
    </p>
  );
}
