import { useState } from 'react';
import { useReporter } from '@tv/analytics';
import { useSetPurchasePinMutation, type PinSettings } from '@tv/api-client';
import { useSession } from '../session/SessionProvider.tsx';
import { isDigits, SETTING_MESSAGES } from './pinMessages.ts';
import { withPinMessage, type PinMessage, type PinState } from './withPinMessage.ts';

export interface NewPin {
  readonly password: string;
  readonly pin: string;
}

export interface SetPin {
  readonly state: PinState;
  readonly passwordError: string | undefined;
  readonly isSubmitting: boolean;
  /** Resolves to whether it was saved. Never rejects. */
  readonly setPin: (newPin: NewPin) => Promise<boolean>;
}

/** Creates or changes the PIN (PIN-05, PIN-12…16), after verifying the password. */
export function useSetPin(settings: PinSettings): SetPin {
  const session = useSession();
  const reporter = useReporter();
  const [send] = useSetPurchasePinMutation();
  const [message, setMessage] = useState<PinMessage>();
  const [passwordError, setPasswordError] = useState<string>();
  const [isSubmitting, setIsSubmitting] = useState(false);

  async function verifyPassword(password: string): Promise<boolean> {
    const { tokens } = session;
    if (tokens.token() === undefined) await tokens.renew();
    return session.verifyPassword(password);
  }

  async function submit({ password, pin }: NewPin): Promise<boolean> {
    const isAllDigits = isDigits(pin);
    if (!isAllDigits) setMessage(SETTING_MESSAGES.notDigits);
    if (password === '') setPasswordError('Skriv passordet ditt');
    if (!isAllDigits || password === '') return false;
    if (!(await verifyPassword(password))) {
      setPasswordError('Feil passord');
      return false;
    }
    const { isPinSet } = settings;
    const { error } = await send(pin);
    const successMessage = isPinSet ? SETTING_MESSAGES.updated : SETTING_MESSAGES.created;
    setMessage(error ? SETTING_MESSAGES.failed : successMessage);
    return !error;
  }

  async function setPin(newPin: NewPin): Promise<boolean> {
    if (isSubmitting) return false;
    setMessage(undefined);
    setPasswordError(undefined);
    setIsSubmitting(true);
    try {
      return await submit(newPin);
    } catch (error) {
      // The password check failed.
      reporter.error(error, 'auth.setPin');
      setMessage(SETTING_MESSAGES.failed);
      return false;
    } finally {
      setIsSubmitting(false);
    }
  }

  return { state: withPinMessage(settings, message), passwordError, isSubmitting, setPin };
}
