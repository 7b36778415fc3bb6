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
import css from './AccountHead.module.css';

const avatarPx = 68;

export function VisitorHead() {
  const text = useText();
  return (
    <section className={css['head']}>
      <AvatarPicture src={undefined} size={avatarPx} />
      <div className={css['words']}>
        <h2 className={css['name']}>{text('platform.accountVisitor')}</h2>
        <p className={css['line']}>{text('platform.accountVisitorDescription')}</p>
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
    <section className={css['head']}>
      <AvatarPicture src={info?.headPortrait} size={avatarPx} />
      <div className={css['words']}>
        {info ? (
          <>
            <h2 className={css['name']}>{info.userName || text('profile.noName')}</h2>
            <p className={css['line']}>{maskedPhone(info.countryCode, info.phoneNo)}</p>
          </>
        ) : error ? (
          <>
            <h2 className={css['name']}>{text('platform.accountMember')}</h2>
            <p className={css['line']} role="alert">
              {text('profile.accountFailed')}
            </p>
          </>
        ) : (
          <>
            <h2 className={css['name']}>{text('platform.accountMember')}</h2>
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
        <Link className={css['edit']} to={paths.editProfile()} aria-label={text('profile.edit')}>
          <Icon shape={pencilIcon} size={22} />
        </Link>
      )}
    </section>
  );
}
