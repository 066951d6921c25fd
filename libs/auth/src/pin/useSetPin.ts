import { useState } from 'react';
import { useReporter } from '@tv/analytics';
import { useSetPurchasePinMutation, type PinSettings } from '@tv/api-client';
import { useSession } from '../session/useSession.ts';
import { isDigits, SETTING_MESSAGES } from './pinMessages.ts';
import { pinState, type PinMessage, type PinState } from './pinState.ts';

export interface NewPin {
  readonly password: string;
  readonly pin: string;
}

export interface SetPin {
  readonly state: PinState;
  readonly passwordError: string | undefined;
  readonly isUnderWay: boolean;
  /** Resolves to whether it was saved. Never rejects. */
  readonly setPin: (written: NewPin) => Promise<boolean>;
}

/** Creates or changes the PIN (PIN-05, PIN-12…16), after verifying the password. */
export function useSetPin(settings: PinSettings): SetPin {
  const session = useSession();
  const reporter = useReporter();
  const [send] = useSetPurchasePinMutation();
  const [message, setMessage] = useState<PinMessage>();
  const [passwordError, setPasswordError] = useState<string>();
  const [isUnderWay, setUnderWay] = useState(false);

  async function isPassword(password: string): Promise<boolean> {
    const { tokens } = session;
    if (tokens.token() === undefined) await tokens.renew();
    return session.isPassword(password);
  }

  async function attempt({ password, pin }: NewPin): Promise<boolean> {
    const isAllDigits = isDigits(pin);
    if (!isAllDigits) setMessage(SETTING_MESSAGES.notDigits);
    if (password === '') setPasswordError('Skriv passordet ditt');
    if (!isAllDigits || password === '') return false;
    if (!(await isPassword(password))) {
      setPasswordError('Feil passord');
      return false;
    }
    const { isPinSet } = settings;
    const { error } = await send(pin);
    const done = isPinSet ? SETTING_MESSAGES.updated : SETTING_MESSAGES.created;
    setMessage(error ? SETTING_MESSAGES.failed : done);
    return !error;
  }

  async function setPin(written: NewPin): Promise<boolean> {
    if (isUnderWay) return false;
    setMessage(undefined);
    setPasswordError(undefined);
    setUnderWay(true);
    try {
      return await attempt(written);
    } catch (error) {
      // The password check failed.
      reporter.error(error, 'auth.setPin');
      setMessage(SETTING_MESSAGES.failed);
      return false;
    } finally {
      setUnderWay(false);
    }
  }

  return { state: pinState(settings, message), passwordError, isUnderWay, setPin };
}
