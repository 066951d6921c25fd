import { useState, type FormEvent } from 'react';
import { useReporter } from '@tv/analytics';
import { useSetPurchasePinMutation, type PinSettings as Settings } from '@tv/api-client';
import { Button } from '@tv/ui';
import { TextField } from '@tv/ui/textField';
import { useSession } from '../session/SessionProvider.tsx';
import styles from './PinSettings.module.css';
import { isDigits } from './isDigits.ts';

/** Verbatim from the product (PIN-12, PIN-14…16). */
const MESSAGES = {
  notDigits: 'PIN-kode må bestå av 4 siffer',
  created: 'Ny pin är opprettet',
  updated: 'Pin er oppdatert',
  failed: 'Oi, no gikk det gale, prøv igjen seinare du',
};

/** Creates or changes the PIN (PIN-05, PIN-12…17), after verifying the password. */
export function PinSettings({ settings: { isPinSet } }: { readonly settings: Settings }) {
  const session = useSession();
  const reporter = useReporter();
  const [send] = useSetPurchasePinMutation();
  const [password, setPassword] = useState('');
  const [pin, setPin] = useState('');
  const [successMessage, setSuccessMessage] = useState<string>();
  const [pinError, setPinError] = useState<string>();
  const [passwordError, setPasswordError] = useState<string>();
  const [isSubmitting, setIsSubmitting] = useState(false);

  async function verifyPassword(): Promise<boolean> {
    const { tokens } = session;
    if (tokens.token() === undefined) await tokens.renew();
    return session.verifyPassword(password);
  }

  async function savePin(): Promise<void> {
    const isAllDigits = isDigits(pin);
    if (!isAllDigits) setPinError(MESSAGES.notDigits);
    if (password === '') setPasswordError('Skriv passordet ditt');
    if (!isAllDigits || password === '') return;
    if (!(await verifyPassword())) return setPasswordError('Feil passord');
    const { error } = await send(pin);
    if (error) return setPinError(MESSAGES.failed);
    setSuccessMessage(isPinSet ? MESSAGES.updated : MESSAGES.created);
    setPassword('');
    setPin('');
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSubmitting) return;
    setSuccessMessage(undefined);
    setPinError(undefined);
    setPasswordError(undefined);
    setIsSubmitting(true);
    try {
      await savePin();
    } catch (error) {
      // The password check failed.
      reporter.error(error, 'auth.setPin');
      setPinError(MESSAGES.failed);
    } finally {
      setIsSubmitting(false);
    }
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
        onChange={setPin}
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
