import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../className/classNames.ts';
import styles from './TextField.module.css';

type InputProps = Pick<
  ComponentPropsWithRef<'input'>,
  | 'ref'
  | 'type'
  | 'name'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'autoFocus'
  | 'required'
  | 'maxLength'
  | 'onBlur'
>;

export interface TextFieldProps extends InputProps {
  /** Where something else on the page leads to it; one of its own by default. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What to write here, in small letters. */
  readonly text?: ReactNode;
  /** What is wrong with what stands here; said aloud when it comes. */
  readonly error?: string | undefined;
  /** Something else says aloud what is wrong: a summary of the whole form, or the way of the focus. */
  readonly isErrorToldElsewhere?: boolean;
  /** Stands at the end of the line: what is done to it at once. */
  readonly end?: ReactNode;
  /** Shows dots in place of what is written, without a browser taking it for a password to keep. */
  readonly isCovered?: boolean;
  /** As wide as so many characters, where it holds no more than a few. */
  readonly characters?: number;
}

/** One line to write in, with its label above, and what is wrong with it below. */
export function TextField({
  id: ownId,
  label,
  value,
  onChange,
  text,
  error,
  isErrorToldElsewhere = false,
  end,
  isCovered = false,
  characters,
  ...input
}: TextFieldProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const about = [text !== undefined && `${id}-text`, error !== undefined && `${id}-error`].filter(Boolean);
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
          {...(about.length === 0 ? {} : { 'aria-describedby': about.join(' ') })}
          {...(characters === undefined ? {} : { size: characters })}
          className={classNames(
            styles.input,
            isCovered && styles.covered,
            characters !== undefined && styles.short,
          )}
        />
        {end}
      </span>
      {error === undefined ? null : (
        <span
          id={`${id}-error`}
          {...(isErrorToldElsewhere ? {} : { role: 'alert' })}
          className={styles.error}
        >
          {error}
        </span>
      )}
    </div>
  );
}
