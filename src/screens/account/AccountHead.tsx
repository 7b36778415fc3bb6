import { AvatarPicture } from '../../ui/picture/AvatarPicture.tsx';
import { maskedPhone } from '../../features/profile/phone.ts';
import { useUserInfo } from '../../features/profile/user-info.ts';
import { Link } from '../../features/navigation/Link.tsx';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { pencilIcon } from '../../ui/icons.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import surface from '../../ui/style/surface.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './AccountScreen.module.css';

const avatarPx = 68;

export function VisitorHead() {
  const text = useText();
  return (
    <section className={classes(layout['line'], css['head'])}>
      <AvatarPicture src={undefined} size={avatarPx} />
      <div className={css['words']}>
        <h2 className={classes(font['big'], font['words'], letters['lines125'])}>
          {text('platform.accountVisitor')}
        </h2>
        <p className={classes(font['numbers'], space['aboveHair'], letters['lines14'])}>
          {text('platform.accountVisitorDescription')}
        </p>
      </div>
      <div className={css['login']}>
        <Button variant="secondary" onClick={() => session.require('account', { kind: 'none' })}>
          {text('platform.logIn')}
        </Button>
      </div>
    </section>
  );
}

/** The member's picture and name, linking to the profile form. */
export function MemberHead() {
  const text = useText();
  const { info, error, isFetching, refetch } = useUserInfo();
  return (
    <section className={classes(layout['line'], css['head'])}>
      <AvatarPicture src={info?.headPortrait} size={avatarPx} />
      <div className={css['words']}>
        {info ? (
          <>
            <h2 className={classes(font['big'], font['words'], letters['lines125'])}>
              {info.userName || text('profile.noName')}
            </h2>
            <p className={classes(font['numbers'], space['aboveHair'], letters['lines14'])}>
              {maskedPhone(info.countryCode, info.phoneNo)}
            </p>
          </>
        ) : error ? (
          <>
            <h2 className={classes(font['big'], font['words'], letters['lines125'])}>
              {text('platform.accountMember')}
            </h2>
            <p
              className={classes(font['numbers'], space['aboveHair'], letters['lines14'])}
              role="alert"
            >
              {text('profile.accountFailed')}
            </p>
          </>
        ) : (
          <>
            <h2 className={classes(font['big'], font['words'], letters['lines125'])}>
              {text('platform.accountMember')}
            </h2>
            <Skeleton width="9em" height="1.2em" />
          </>
        )}
      </div>
      {!info && error ? (
        <div className={css['login']}>
          <Button variant="secondary" isBusy={isFetching} onClick={() => void refetch()}>
            {text('common.retry')}
          </Button>
        </div>
      ) : (
        <Link
          className={classes(
            layout['middle'],
            surface['tap'],
            layout['fixed'],
            box['disc'],
            css['edit'],
          )}
          to={paths.editProfile()}
          aria-label={text('profile.edit')}
        >
          <Icon shape={pencilIcon} size={22} />
        </Link>
      )}
    </section>
  );
}
