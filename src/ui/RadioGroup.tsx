import { useId } from 'react';
import { Radio } from './Radio.tsx';
import css from './RadioGroup.module.css';
import hidden from './VisuallyHidden.module.css';

interface RadioGroupProps<Value extends string> {
  legend: string;
  /** For a group whose title above says the same. */
  isLegendHidden?: boolean | undefined;
  /** What is around it is a card already. */
  isInCard?: boolean | undefined;
  options: readonly { value: Value; label: string; lang?: string | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons with a word each. */
export function RadioGroup<Value extends string>({
  legend,
  isLegendHidden = false,
  isInCard = false,
  options,
  value,
  onChange,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset data-in-card={isInCard || undefined}>
      <legend className={isLegendHidden ? hidden['hidden'] : css['legend']}>{legend}</legend>
      <div className={css['card']}>
        {options.map((option) => (
          <Radio
            key={option.value}
            className={css['option']}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          >
            <span className={css['label']} lang={option.lang}>
              {option.label}
            </span>
          </Radio>
        ))}
      </div>
    </fieldset>
  );
}
