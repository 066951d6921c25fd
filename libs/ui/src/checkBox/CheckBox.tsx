import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styles from './CheckBox.module.css';

export interface CheckBoxProps extends Pick<ComponentPropsWithRef<'input'>, 'ref' | 'name' | 'onBlur'> {
  /** Where something else on the page leads to it; one of its own by default. */
  readonly id?: string | undefined;
  readonly label: ReactNode;
  /** What it means, in small letters. */
  readonly text?: ReactNode;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  /** What is wrong with it as it stands; something else says it aloud. */
  readonly error?: string | undefined;
}

/** Something that one agrees to, or does not; it counts when the form that it stands in is sent. */
export function CheckBox({ id: ownId, label, text, isChecked, onChange, error, ...input }: CheckBoxProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const about = [text !== undefined && `${id}-text`, error !== undefined && `${id}-error`].filter(Boolean);
  return (
    <div className={styles.row}>
      <input
        {...input}
        id={id}
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        aria-invalid={error !== undefined}
        {...(about.length === 0 ? {} : { 'aria-describedby': about.join(' ') })}
        className={styles.box}
      />
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {text === undefined ? null : (
          <span id={`${id}-text`} className={styles.text}>
            {text}
          </span>
        )}
        {error === undefined ? null : (
          <span id={`${id}-error`} className={styles.error}>
            {error}
          </span>
        )}
      </div>
    </div>
  );
}
