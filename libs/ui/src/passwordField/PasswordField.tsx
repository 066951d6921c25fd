import { useState } from 'react';
import { TextField, type TextFieldProps } from '../textField/TextField.tsx';
import styles from './PasswordField.module.css';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'isMasked' | 'widthInCharacters'>;

/** A password field with a show button. Password managers recognise it in both states. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        end={
          <button
            type="button"
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
            className={styles.show}
          >
            Vis passord
          </button>
        }
      />
    </div>
  );
}
