import { useId } from 'react';
import css from './TextSwitch.module.css';

interface TextSwitchProps {
  label: string;
  /** What it does, or that it does it. */
  note: string;
  isOn: boolean;
  onChange: () => void;
}

/** A switch with its words; all of it can be tapped. */
export function TextSwitch({ label, note, isOn, onChange }: TextSwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      className={css['switch']}
      aria-checked={isOn}
      aria-labelledby={id}
      aria-describedby={`${id}note`}
      onClick={onChange}
    >
      <span className={css['words']}>
        <span className={css['label']} id={id}>
          {label}
        </span>
        <span className={css['note']} id={`${id}note`}>
          {note}
        </span>
      </span>
      <span className={css['track']} aria-hidden="true" />
    </button>
  );
}
