import { useId } from 'react';
import { Icon } from './Icon.tsx';
import { checkIcon } from './icons.ts';
import css from './RadioGroup.module.css';
import hidden from './VisuallyHidden.module.css';

interface RadioGroupProps<Value extends string> {
  legend: string;
  /** For a group whose title above says the same. */
  isLegendHidden?: boolean | undefined;
  options: readonly { value: Value; label: string; lang?: string | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Native radio buttons, so that arrow keys and screen readers work as everywhere. */
export function RadioGroup<Value extends string>({
  legend,
  isLegendHidden = false,
  options,
  value,
  onChange,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={isLegendHidden ? hidden['hidden'] : css['legend']}>{legend}</legend>
      <div className={css['card']}>
        {options.map((option) => (
          <label key={option.value} className={css['option']}>
            <input
              className={css['input']}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={css['label']} lang={option.lang}>
              {option.label}
            </span>
            <span className={css['mark']}>
              <Icon shape={checkIcon} size={18} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
