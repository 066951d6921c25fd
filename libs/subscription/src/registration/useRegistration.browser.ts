import { useRef, useState, type FormEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { createConsent, readClientId } from '@tv/analytics';
import { openTabStorage, openDeviceStorage } from '@tv/browser-storage/browser';
import { useConfig, type RuntimeConfig } from '@tv/config';
import { updatePaymentContext, type PaymentContext } from '../payment/intent/paymentContext.ts';
import { parseRegistrationError, type RegistrationFieldError } from './parseRegistrationError.ts';
import { storedDraft } from './registrationDraft.ts';
import type { RegistrationFields, RegistrationSchema } from './registrationSchema.ts';
import { useRegistrationForm } from './useRegistrationForm.browser.ts';
import { useSignInAfterRegistration, type SignInAfterRegistration } from './useSignInAfterRegistration.ts';
import { useStoredVoucher } from './useStoredVoucher.browser.ts';

/** Analytics client id; undefined without consent (SIGNUP-05). */
function readAnalyticsId({ containerId, clientIdCookie }: RuntimeConfig['analytics']): string | undefined {
  if (containerId === '') return undefined;
  const consent = createConsent(openDeviceStorage());
  return consent.answer() === 'granted' ? readClientId(document.cookie, clientIdCookie) : undefined;
}

/** Shown outside the fields. */
export type RegistrationError =
  | { readonly kind: 'known' }
  /** The voucher was rejected and is left out of the next attempt. */
  | { readonly kind: 'voucher'; readonly code: string }
  | { readonly kind: 'failed' };

export interface RegistrationExtras {
  readonly voucherCode: string | undefined;
  readonly analyticsId: string | undefined;
}

export interface RegistrationMethod {
  readonly schema: RegistrationSchema;
  readonly flow: NonNullable<PaymentContext['signUpFlow']>;
  readonly productIds: readonly string[];
  /** @returns the one-time code for signing in */
  readonly send: (fields: RegistrationFields, extras: RegistrationExtras) => Promise<string>;
  /** Undefined if the method shows the error itself. */
  readonly onRefused: (
    failure: RegistrationFieldError,
    form: UseFormReturn<RegistrationFields>,
  ) => RegistrationError | undefined;
}

export interface RegistrationState {
  readonly form: UseFormReturn<RegistrationFields>;
  readonly error: RegistrationError | undefined;
  /** Number of invalid submits; each focuses the summary. */
  readonly attempt: number;
  readonly signInState: SignInAfterRegistration['signInState'];
  readonly submit: (event: FormEvent) => void;
}

/** Registers, then signs the new customer in. */
export function useRegistration({
  schema,
  flow,
  productIds,
  send,
  onRefused,
}: RegistrationMethod): RegistrationState {
  const { analytics } = useConfig();
  const { signInState, signIn } = useSignInAfterRegistration(productIds);
  const voucher = useStoredVoucher();
  const [attempt, setAttempt] = useState(0);
  const [registrationError, setRegistrationError] = useState<RegistrationError>();
  const form = useRegistrationForm(schema);
  const isBusy = useRef(false);

  const toRegistrationError = (error: unknown): RegistrationError | undefined => {
    const failure = parseRegistrationError(error);
    if (failure === undefined) return { kind: 'failed' };
    if (failure.field !== 'voucherCode') return onRefused(failure, form);
    const { code } = voucher;
    voucher.clear();
    return code === undefined ? { kind: 'failed' } : { kind: 'voucher', code };
  };

  const register = async (fields: RegistrationFields): Promise<void> => {
    setRegistrationError(undefined);
    const extras = { voucherCode: voucher.code, analyticsId: readAnalyticsId(analytics) };
    const oneTimeCode = await send(fields, extras);
    const storage = openTabStorage();
    storedDraft.clear(storage);
    updatePaymentContext(storage, { signUpFlow: flow });
    await signIn(oneTimeCode);
  };

  return {
    form,
    error: registrationError,
    attempt,
    signInState,
    submit(event) {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      form
        .handleSubmit(register, () => setAttempt((count) => count + 1))(event)
        .catch((error: unknown) => setRegistrationError(toRegistrationError(error)))
        .finally(() => (isBusy.current = false));
    },
  };
}
