import { useId } from 'react';
import { ChevronDownIcon } from '../icon/deferredIcons.tsx';
import styles from './Select.module.css';

export interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  readonly isLabelHidden?: boolean;
}

/** A native select, styled where the browser supports it. */
export function Select({ label, value, options, onChange, isLabelHidden = false }: SelectProps) {
  const id = useId();
  return (
    <span className={styles.field}>
      {isLabelHidden ? null : (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      <span className={styles.control}>
        <select
          id={id}
          {...(isLabelHidden ? { 'aria-label': label } : {})}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={styles.select}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} className={styles.option}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <ChevronDownIcon />
        </span>
      </span>
    </span>
  );
}
