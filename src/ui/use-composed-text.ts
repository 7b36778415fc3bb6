import { type ChangeEvent, type CompositionEvent, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Props of a field whose `onChange` cuts or cleans what was typed. While a keyboard composes (Chinese,
 * many Android ones) the field keeps the raw text: replacing it would break the composition.
 */
export function useComposedText(value: string, onChange: (raw: string) => void) {
  const [composed, setComposed] = useState<string>();
  return {
    value: composed ?? value,
    onChange({ target, nativeEvent }: ChangeEvent<Field>) {
      const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
      if (isComposing) setComposed(target.value);
      onChange(target.value);
    },
    onCompositionEnd({ currentTarget }: CompositionEvent<Field>) {
      setComposed(undefined);
      onChange(currentTarget.value);
    },
  };
}
