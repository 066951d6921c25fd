import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../className/classNames.ts';
import styles from './TextField.module.css';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Help text. */
  readonly text?: ReactNode;
  /** Announced when it appears. */
  readonly error?: string | undefined;
  /** Skips the announcement, if a summary or the focus conveys the error. */
  readonly isErrorAnnouncedElsewhere?: boolean;
  /** Content at the end of the line, such as a button. */
  readonly end?: ReactNode;
  /** Masks the input, without the browser offering to save a password. */
  readonly isMasked?: boolean;
  /** Width in characters. */
  readonly widthInCharacters?: number;
}

/** A text field with label, help text and error. */
export function TextField({
  id: ownId,
  label,
  value,
  onChange,
  text,
  error,
  isErrorAnnouncedElsewhere = false,
  end,
  isMasked = false,
  widthInCharacters,
  ...input
}: TextFieldProps) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const describedBy = [text !== undefined && `${id}-text`, error !== undefined && `${id}-error`].filter(
    Boolean,
  );
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {text === undefined ? null : (
        <span id={`${id}-text`} className={styles.text}>
          {text}
        </span>
      )}
      <span className={styles.line}>
        <input
          {...input}
          id={id}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={error !== undefined}
          {...(describedBy.length === 0 ? {} : { 'aria-describedby': describedBy.join(' ') })}
          {...(widthInCharacters === undefined ? {} : { size: widthInCharacters })}
          className={classNames(
            styles.input,
            isMasked && styles.covered,
            widthInCharacters !== undefined && styles.short,
          )}
        />
        {end}
      </span>
      {error === undefined ? null : (
        <span
          id={`${id}-error`}
          {...(isErrorAnnouncedElsewhere ? {} : { role: 'alert' })}
          className={styles.error}
        >
          {error}
        </span>
      )}
    </div>
  );
}
