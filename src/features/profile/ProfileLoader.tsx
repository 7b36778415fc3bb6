import { useEffect, useState, type ReactNode } from 'react';
import { ApiError } from '../../api/errors.ts';
import type { UserInfo } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { toast } from '../../ui/toast.ts';
import { useUserInfo } from './user-info.ts';
import css from './ProfileLoader.module.css';

/** What shows until the member's data is there, and what is made of it then. */
export function ProfileLoader({ children }: { children: (info: UserInfo) => ReactNode }) {
  const text = useText();
  const { info: current, error, isFetching, refetch } = useUserInfo();
  // A session that ended by itself is not the end of what is being typed: the login comes over it.
  // Before somebody else sees anything, the session begins all screens anew.
  const [known, setKnown] = useState<UserInfo>();
  useEffect(() => {
    if (current) setKnown(current);
  }, [current]);
  const info = current ?? known;

  // Spec home 8: profile load failure, 'account info' toast. Once, not for each try that comes by itself.
  const hasFailed = Boolean(error) && !info;
  useEffect(() => {
    if (hasFailed) toast(text('profile.loadFailed'));
  }, [hasFailed, text]);

  if (info) return children(info);
  if (!error) {
    return (
      <div className={css['middle']}>
        <Spinner size={32} label={text('common.loading')} />
      </div>
    );
  }
  const isBusy = error instanceof ApiError && error.kind === 'rate-limited';
  return (
    <div className={css['middle']}>
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
