import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { switchOnRemoteDebug } from '../../features/debug/remote-debug.ts';
import { shownVersion } from '../../features/debug/shown-version.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { LanguageChoice } from '../../features/preferences/LanguageChoice.tsx';
import { cacheSizeBytes, clearCache } from '../../features/preferences/clear-cache.ts';
import { setTheme, type Theme, themes, useTheme } from '../../features/preferences/theme.ts';
import { formatBytes } from '../../i18n/format.ts';
import { type TextKey, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { TitledCard } from '../../ui/TitledSection.tsx';
import { toast } from '../../ui/toast.ts';
import space from '../../ui/style/space.module.css';
import { AccountRows } from './AccountRows.tsx';
import { PermissionRows } from './PermissionRows.tsx';
import { ButtonRow, LinkRow } from './Rows.tsx';

const themeLabels: Readonly<Record<Theme, TextKey>> = {
  system: 'platform.themeSystem',
  light: 'platform.themeLight',
  dark: 'platform.themeDark',
};

export function SettingScreen() {
  const text = useText();
  const back = useBackButton();
  const theme = useTheme();

  return (
    <Screen title={text('platform.settingTitle')} back={back}>
      <div className={space['pageFoot']}>
        <LanguageChoice />
        <RadioGroup
          legend={text('platform.settingTheme')}
          options={themes.map((each) => ({ value: each, label: text(themeLabels[each]) }))}
          value={theme}
          onChange={setTheme}
        />
        <PermissionRows />
        <StorageRows />
        <AccountRows />
        <AboutRows />
      </div>
    </Screen>
  );
}

/** Assumption: spec home 6 does not show how developer options are unlocked; this is the usual way. */
const unlockTaps = 7;
const unlockWithinMs = 4000;

/** Legal texts and the version. Seven quick taps on the version enable remote debugging for listed users. */
function AboutRows() {
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

/** Cache size, and a button that clears it. */
function StorageRows() {
  const text = useText();
  const [bytes, setBytes] = useState<number>();

  function count(): void {
    cacheSizeBytes().then(setBytes, (error: unknown) => {
      // The row works without the size.
      reportProblem('setting.cacheSize', error);
    });
  }
  useEffect(count, []);

  async function onClear(): Promise<void> {
    await clearCache();
    count();
    toast(text('platform.cacheCleared'));
  }

  return (
    <TitledCard holds="rows" title={text('platform.settingStorage')}>
      <ButtonRow
        label={text('platform.clearCache')}
        value={bytes === undefined ? undefined : formatBytes(bytes)}
        description={text('platform.clearCacheDescription')}
        onSelect={() => void onClear()}
      />
    </TitledCard>
  );
}
