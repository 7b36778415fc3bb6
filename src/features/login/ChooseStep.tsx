import type { TextKey } from '../../i18n/i18n.ts';
import { useText } from '../../i18n/i18n.ts';
import type { LoginRequest } from '../../session/login-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { chatIcon, phoneIcon } from '../../ui/icons.ts';
import { Agreement } from './Agreement.tsx';
import { login } from './login.ts';
import type { Problem } from './login-state.ts';
import { Notice } from './Notice.tsx';
import { problemText } from './problem-text.ts';
import css from './Login.module.css';

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
  // Without a message of the server, our own text has said that already.
  const isFrozen = request?.reason === 'frozen' && request.message;
  return (
    <>
      {problem ? (
        <Notice kind="problem">{problemText(problem)}</Notice>
      ) : (
        reason && <Notice kind={request?.reason === 'frozen' ? 'problem' : 'info'}>{reason}</Notice>
      )}
      <p className={css['lead']}>{text(isFrozen ? 'login.introFrozen' : 'login.intro')}</p>
      <div className={css['actions']}>
        <Button variant="primary" wide onClick={() => login.send({ type: 'whatsapp-chosen' })}>
          <span className={css['labelled']}>
            <Icon shape={chatIcon} size={22} />
            {text('login.whatsapp')}
          </span>
        </Button>
        <Button variant="secondary" wide onClick={() => login.send({ type: 'phone-chosen' })}>
          <span className={css['labelled']}>
            <Icon shape={phoneIcon} size={22} />
            {text('login.phone')}
          </span>
        </Button>
      </div>
      <Agreement />
    </>
  );
}
