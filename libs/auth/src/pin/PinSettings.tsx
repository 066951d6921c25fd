import { useState, type FormEvent } from 'react';
import type { PinSettings as Settings } from '@tv/api-client';
import { Button } from '@tv/ui';
import { TextField } from '@tv/ui/textField';
import styles from './PinSettings.module.css';
import { useSetPin } from './useSetPin.ts';

/** Creates or changes the PIN (PIN-12…17). */
export function PinSettings({ settings }: { readonly settings: Settings }) {
  const { isPinSet } = settings;
  const { successMessage, pinError, passwordError, isSubmitting, setPin } = useSetPin(isPinSet);
  const [password, setPassword] = useState('');
  const [pin, setNewPin] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!(await setPin({ password, pin }))) return;
    setPassword('');
    setNewPin('');
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className={styles.state}>{isPinSet ? 'Du har en PIN-kode.' : 'Du har ingen PIN-kode ennå.'}</p>
      <TextField
        type="password"
        label="Passord"
        text="Det du logger inn med, så vi vet at det er deg."
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={passwordError}
      />
      <TextField
        label={isPinSet ? 'Ny PIN-kode' : 'PIN-kode'}
        text="Fire siffer."
        inputMode="numeric"
        autoComplete="off"
        widthInCharacters={6}
        value={pin}
        onChange={setNewPin}
        error={pinError}
      />
      <Button type="submit" variant="primary" isLoading={isSubmitting}>
        Lagre
      </Button>
      <p role="status" className={styles.done}>
        {successMessage}
      </p>
    </form>
  );
}
