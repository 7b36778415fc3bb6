import { useEffect, useState, type ReactNode } from 'react';
import { ApiError } from '../../api/errors.ts';
import type { UserInfo } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { toast } from '../../ui/toast.ts';
import { useUserInfo } from './user-info.ts';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/style/layout.module.css';
import css from './ProfileForm.module.css';

/** Loads the member's data for its children. */
export function ProfileLoader({ children }: { children: (info: UserInfo) => ReactNode }) {
  const text = useText();
  const { info: current, error, isFetching, refetch } = useUserInfo();
  // An expired session must not discard what is being typed: the login opens above it. Another user's
  // login remounts all screens.
  const [known, setKnown] = useState<UserInfo>();
  useEffect(() => {
    if (current) setKnown(current);
  }, [current]);
  const info = current ?? known;

  // Spec home 8: profile load failure, 'account info' toast. Once, not for each automatic retry.
  const hasFailed = Boolean(error) && !info;
  useEffect(() => {
    if (hasFailed) toast(text('profile.loadFailed'));
  }, [hasFailed, text]);

  if (info) return children(info);
  if (!error) {
    return (
      <div className={classes(layout['middle'], css['middle'])}>
        <Spinner size={32} label={text('common.loading')} />
      </div>
    );
  }
  const isBusy = error instanceof ApiError && error.kind === 'rate-limited';
  return (
    <div className={classes(layout['middle'], css['middle'])}>
      <StateBlock
        picture={isBusy ? 'busy' : 'error'}
        title={text(isBusy ? 'profile.busy' : 'profile.loadFailed')}
        description={text(isBusy ? 'profile.busyDescription' : 'profile.loadFailedDescription')}
        action={{
          label: text('common.retry'),
          onSelect: () => void refetch(),
          isBusy: isFetching,
        }}
      />
    </div>
  );
}
