import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { clockIcon } from '../../ui/icons.ts';
import { login } from './login.ts';
import css from './Login.module.css';

/** The key has expired: start again, or use the other method. */
export function ExpiredStep() {
  const text = useText();
  return (
    <>
      <span className={css['emblem']} data-kind="over">
        <Icon shape={clockIcon} size={40} />
      </span>
      <p className={css['lead']} role="status">
        {text('login.expiredHow')}
      </p>
      <div className={css['actions']}>
        <Button variant="primary" wide onClick={() => login.send({ type: 'whatsapp-chosen' })}>
          {text('login.startAgain')}
        </Button>
        <Button variant="secondary" wide onClick={() => login.send({ type: 'phone-chosen' })}>
          {text('login.phone')}
        </Button>
      </div>
    </>
  );
}
