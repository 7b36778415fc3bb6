import { useBackButton } from '../../features/navigation/use-back.ts';
import { LanguageChoice } from '../../features/preferences/LanguageChoice.tsx';
import { setTheme, themes, useTheme, type Theme } from '../../features/preferences/theme.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { AboutRows } from './AboutRows.tsx';
import { AccountRows } from './AccountRows.tsx';
import { PermissionRows } from './PermissionRows.tsx';
import css from './SettingScreen.module.css';
import { StorageRows } from './StorageRows.tsx';

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
      <div className={css['content']}>
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
