import { useId, type ReactNode } from 'react';
import styles from './Switch.module.css';

export interface SwitchProps {
  readonly label: ReactNode;
  /** Help text. */
  readonly text?: ReactNode;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch that takes effect at once. */
export function Switch({ label, text, isOn, isDisabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {text === undefined ? null : (
          <span id={`${id}-text`} className={styles.text}>
            {text}
          </span>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        {...(text === undefined ? {} : { 'aria-describedby': `${id}-text` })}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className={styles.switch}
      />
    </div>
  );
}
