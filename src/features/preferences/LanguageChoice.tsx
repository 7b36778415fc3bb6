import { useState } from 'react';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { locales, type Locale } from '../../i18n/locale.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { chooseLocale } from './choose-locale.ts';
import { localeNames } from './locale-names.ts';

interface LanguageChoiceProps {
  onChosen?: () => void;
  isLegendHidden?: boolean;
}

/** The three languages, each by its own name. */
export function LanguageChoice({ onChosen, isLegendHidden }: LanguageChoiceProps) {
  const text = useText();
  const locale = useLocale();
  // Optimistic: the mark moves while the language is still loading.
  const [wanted, setWanted] = useState<Locale>();
  return (
    <RadioGroup
      legend={text('platform.settingLanguage')}
      isLegendHidden={isLegendHidden}
      options={locales.map((each) => ({ value: each, label: localeNames[each], lang: each }))}
      value={wanted ?? locale}
      onChange={(chosen) => {
        setWanted(chosen);
        onChosen?.();
        void chooseLocale(chosen).finally(() => setWanted(undefined));
      }}
    />
  );
}
