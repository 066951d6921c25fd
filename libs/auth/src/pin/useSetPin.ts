import { useState } from 'react';
import { useReporter } from '@tv/analytics';
import { useSetPurchasePinMutation } from '@tv/api-client';
import { useSession } from '../session/SessionProvider.tsx';
import { isDigits } from './isDigits.ts';

interface NewPin {
  readonly password: string;
  readonly pin: string;
}

/** Verbatim from the product (PIN-12, PIN-14…16). */
const MESSAGES = {
  notDigits: 'PIN-kode må bestå av 4 siffer',
  created: 'Ny pin är opprettet',
  updated: 'Pin er oppdatert',
  failed: 'Oi, no gikk det gale, prøv igjen seinare du',
};

/** Creates or changes the PIN (PIN-05, PIN-12…16), after verifying the password. */
export function useSetPin(isPinSet: boolean) {
  const session = useSession();
  const reporter = useReporter();
  const [send] = useSetPurchasePinMutation();
  const [successMessage, setSuccessMessage] = useState<string>();
  const [pinError, setPinError] = useState<string>();
  const [passwordError, setPasswordError] = useState<string>();
  const [isSubmitting, setIsSubmitting] = useState(false);

  async function verifyPassword(password: string): Promise<boolean> {
    const { tokens } = session;
    if (tokens.token() === undefined) await tokens.renew();
    return session.verifyPassword(password);
  }

  async function submit({ password, pin }: NewPin): Promise<boolean> {
    const isAllDigits = isDigits(pin);
    if (!isAllDigits) setPinError(MESSAGES.notDigits);
    if (password === '') setPasswordError('Skriv passordet ditt');
    if (!isAllDigits || password === '') return false;
    if (!(await verifyPassword(password))) {
      setPasswordError('Feil passord');
      return false;
    }
    const { error } = await send(pin);
    if (error) setPinError(MESSAGES.failed);
    else setSuccessMessage(isPinSet ? MESSAGES.updated : MESSAGES.created);
    return !error;
  }

  /** Resolves to whether it was saved. Never rejects. */
  async function setPin(newPin: NewPin): Promise<boolean> {
    if (isSubmitting) return false;
    setSuccessMessage(undefined);
    setPinError(undefined);
    setPasswordError(undefined);
    setIsSubmitting(true);
    try {
      return await submit(newPin);
    } catch (error) {
      // The password check failed.
      reporter.error(error, 'auth.setPin');
      setPinError(MESSAGES.failed);
      return false;
    } finally {
      setIsSubmitting(false);
    }
  }

  return { successMessage, pinError, passwordError, isSubmitting, setPin };
}
