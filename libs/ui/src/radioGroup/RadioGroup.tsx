import { useId, type ReactNode } from 'react';
import styles from './RadioGroup.module.css';

export interface RadioGroupProps {
  readonly label: string;
  /** Help text. */
  readonly text?: ReactNode;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A radio group. Arrow keys select, so apply the choice on a button. */
export function RadioGroup({ label, text, value, options, onChange }: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} {...(text === undefined ? {} : { 'aria-describedby': `${id}-text` })}>
      <legend className={styles.label}>{label}</legend>
      {text === undefined ? null : (
        <span id={`${id}-text`} className={styles.text}>
          {text}
        </span>
      )}
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={styles.input}
            />
            <span className={styles.face}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
