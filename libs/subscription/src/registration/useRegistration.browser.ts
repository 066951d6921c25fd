import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { createConsent, readClientId, useAnalytics } from '@tv/analytics';
import { useSession } from '@tv/auth';
import { openTabStorage, openDeviceStorage } from '@tv/browser-storage/browser';
import { useConfig, type RuntimeConfig } from '@tv/config';
import { customerLinks } from '@tv/routes';
import { useIsHydrated } from '@tv/ssr';
import { useClock } from '@tv/time';
import { updatePaymentContext, type PaymentContext } from '../payment/intent/paymentContext.ts';
import { useUserId } from '../payment/intent/useUserId.ts';
import { storedVoucher, readPreloadedVoucher } from '../voucher/preloadedVoucher.ts';
import { parseRegistrationError, type RegistrationFieldError } from './parseRegistrationError.ts';
import { readDraft, storedDraft, storeDraft } from './registrationDraft.ts';
import { EMPTY_FIELDS, type RegistrationFields, type RegistrationSchema } from './registrationSchema.ts';

/** Analytics client id; undefined without consent (SIGNUP-05). */
function readAnalyticsId({ containerId, clientIdCookie }: RuntimeConfig['analytics']): string | undefined {
  if (containerId === '') return undefined;
  const consent = createConsent(openDeviceStorage());
  return consent.answer() === 'granted' ? readClientId(document.cookie, clientIdCookie) : undefined;
}

/** Shown outside the fields. */
type RegistrationError =
  | { readonly kind: 'known' }
  /** The voucher was rejected and is left out of the next attempt. */
  | { readonly kind: 'voucher'; readonly code: string }
  | { readonly kind: 'failed' };

interface RegistrationMethod {
  readonly schema: RegistrationSchema;
  readonly flow: NonNullable<PaymentContext['signUpFlow']>;
  readonly productIds: readonly string[];
  /** @returns the one-time code for signing in */
  readonly send: (
    fields: RegistrationFields,
    extras: { readonly voucherCode: string | undefined; readonly analyticsId: string | undefined },
  ) => Promise<string>;
  /** Undefined if the method shows the error itself. */
  readonly onRefused: (
    failure: RegistrationFieldError,
    form: UseFormReturn<RegistrationFields>,
  ) => RegistrationError | undefined;
}

/** Restores the tab's draft, without the password. */
function useRegistrationForm(schema: RegistrationSchema): UseFormReturn<RegistrationFields> {
  const form = useForm<RegistrationFields>({
    resolver: valibotResolver(schema),
    defaultValues: EMPTY_FIELDS,
    // The error summary takes focus.
    shouldFocusError: false,
  });
  const { reset, subscribe, getValues } = form;
  useEffect(() => {
    const storage = openTabStorage();
    reset({ ...readDraft(storage), password: getValues('password') });
    return subscribe({ formState: { values: true }, callback: ({ values }) => storeDraft(storage, values) });
  }, [reset, subscribe, getValues]);
  return form;
}

/** Signs in after registration (AUTH-42, AUTH-43), silently if possible. */
function useSignInAfterRegistration(productIds: readonly string[]) {
  const session = useSession();
  const navigate = useNavigate();
  const analytics = useAnalytics();
  /** `failed`: the customer must sign in. */
  const [signInState, setSignInState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const signIn = async (code: string): Promise<void> => {
    setSignInState('pending');
    analytics.push({ event: 'onboarding', step: 'account_created' });
    const to = customerLinks.purchase({ mode: 'PURCHASE', productIds });
    const isSignedIn = await session.signInWithOneTimeCode(code, to);
    if (isSignedIn) void navigate(to, { replace: true });
    // Otherwise the session has redirected.
    else if (session.currentUser().state === 'signInFailed') setSignInState('failed');
  };
  return { signInState, signIn };
}

/** Returns the stored voucher code, cleared once rejected. */
function useStoredVoucher() {
  const clock = useClock();
  const isHydrated = useIsHydrated();
  const userId = useUserId();
  const [isCleared, setIsCleared] = useState(false);
  const clear = () => {
    storedVoucher.clear(openDeviceStorage());
    setIsCleared(true);
  };
  const code =
    isHydrated && !isCleared ? readPreloadedVoucher(openDeviceStorage(), clock.now(), userId) : undefined;
  return { code, clear };
}

/** Registers, then signs the new customer in. */
export function useRegistration({ schema, flow, productIds, send, onRefused }: RegistrationMethod) {
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
    /** Number of invalid submits; each focuses the summary. */
    attempt,
    signInState,
    submit: (event: FormEvent) => {
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

export type RegistrationState = ReturnType<typeof useRegistration>;
