import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { shownVersion } from '../../features/debug/shown-version.ts';
import { switchOnRemoteDebug } from '../../features/debug/remote-debug.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { TitledCard } from '../../ui/TitledCard.tsx';
import { ButtonRow, LinkRow } from './Rows.tsx';

/** Assumption: spec home 6 does not show how developer options are unlocked; this is the usual way. */
const unlockTaps = 7;
const unlockWithinMs = 4000;

/** Legal texts and the version. Seven quick taps on the version enable remote debugging for listed users. */
export function AboutRows() {
  const text = useText();
  const navigate = useNavigate();
  const taps = useRef<number[]>([]);

  function onVersion(): void {
    const nowMs = performance.now();
    taps.current = [...taps.current.filter((atMs) => nowMs - atMs < unlockWithinMs), nowMs];
    if (taps.current.length < unlockTaps) return;
    taps.current = [];
    if (switchOnRemoteDebug()) void navigate(paths.developerOptions());
  }

  return (
    <TitledCard holds="rows" title={text('platform.settingAbout')}>
      <LinkRow label={text('platform.accountTerms')} to={paths.loginProtocol()} />
      <LinkRow label={text('platform.accountPrivacy')} to={paths.privacyPolicy()} />
      <LinkRow label={text('setting.licences')} to={paths.licences()} />
      <ButtonRow
        label={text('common.appName')}
        value={text('platform.version', { version: shownVersion() })}
        onSelect={onVersion}
      />
    </TitledCard>
  );
}
