import { appInfo } from '../../api/app-info.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { LanguageChoice } from '../../features/preferences/LanguageChoice.tsx';
import { clearCache } from '../../features/preferences/clear-cache.ts';
import { setTheme, themes, useTheme, type Theme } from '../../features/preferences/theme.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { toast } from '../../ui/toast.ts';
import css from './SettingScreen.module.css';

const themeLabels: Readonly<Record<Theme, TextKey>> = {
  system: 'platform.themeSystem',
  light: 'platform.themeLight',
  dark: 'platform.themeDark',
};

export function SettingScreen() {
  const text = useText();
  const back = useBackButton();
  const theme = useTheme();

  async function onClear(): Promise<void> {
    await clearCache();
    toast(text('platform.cacheCleared'));
  }

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
        <section>
          <h2 className={css['heading']}>{text('platform.settingStorage')}</h2>
          <div className={css['card']}>
            <p className={css['line']}>{text('platform.clearCacheDescription')}</p>
            <Button variant="secondary" wide onClick={() => void onClear()}>
              {text('platform.clearCache')}
            </Button>
          </div>
        </section>
        <section>
          <h2 className={css['heading']}>{text('platform.settingAbout')}</h2>
          <div className={css['card']}>
            <p className={css['about']}>
              <strong>{text('common.appName')}</strong>
              <span>{text('platform.version', { version: appInfo.versionName })}</span>
            </p>
          </div>
        </section>
      </div>
    </Screen>
  );
}
