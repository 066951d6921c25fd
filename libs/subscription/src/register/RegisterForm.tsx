import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { registerCustomer } from '@tv/api-client';
import { useConfig } from '@tv/config';
import { Button } from '@tv/ui';
import { ErrorSummary } from '@tv/ui/errorSummary';
import { FormTextField } from '../form/FormFields.tsx';
import { faultsIn } from '../form/faultsIn.ts';
import type { PaymentDispatch } from '../payment/pay.ts';
import { notePaymentContext } from '../payment/paymentContext.ts';
import { tabStorage } from '../payment/tabStorage.browser.ts';
import { PASSWORD_LENGTH } from '../personalData/newPassword.ts';
import { phoneText, phoneToSend } from '../phone/norwegianPhone.ts';
import { ConsentFields } from './ConsentFields.tsx';
import { KnownAlready } from './KnownAlready.tsx';
import styles from './RegisterForm.module.css';
import { analyticsId } from './analyticsId.browser.ts';
import { clearDraft } from './registrationDraft.ts';
import { fieldFault, registrationFailure, USER_EXISTS_TEXT } from './registrationFailure.ts';
import { consentsOf, registrationForm, type RegistrationFields } from './registrationForm.ts';
import { useKeptVoucher } from './useKeptVoucher.browser.ts';
import { FIELD_ORDER, useRegistrationForm } from './useRegistrationForm.browser.ts';
import { useSigningIn } from './useSigningIn.ts';

/** What went wrong beside the fields. */
type Trouble = 'known' | 'failed' | undefined;

/** Signing up by e-mail (SIGNUP-01, SIGNUP-04). */
export function RegisterForm({ productIds }: { readonly productIds: readonly string[] }) {
  const { analytics } = useConfig();
  const dispatch = useDispatch<PaymentDispatch>();
  const { isSigningIn, signIn } = useSigningIn(productIds);
  const voucher = useKeptVoucher();
  /** How often it could not be sent: what the server refuses takes the focus to its field instead. */
  const [attempt, setAttempt] = useState(0);
  const [trouble, setTrouble] = useState<Trouble>();
  const { control, handleSubmit, formState, setError, setFocus } = useRegistrationForm(registrationForm);

  const refuse = (error: unknown): void => {
    const failure = registrationFailure(error);
    if (failure === undefined) return setTrouble('failed');
    const { code, field } = failure;
    if (field === 'voucherCode') {
      // One may become a customer without it.
      voucher.forget();
      return setTrouble('failed');
    }
    if (field === undefined || field === 'code') return setTrouble('failed');
    setTrouble(code === 'USER_EXISTS' ? 'known' : undefined);
    setError(field, { message: code === 'USER_EXISTS' ? USER_EXISTS_TEXT : fieldFault(field) });
    setFocus(field);
  };

  const register = async (fields: RegistrationFields): Promise<void> => {
    setTrouble(undefined);
    const { firstName, lastName, email, phoneNumber, password } = fields;
    const registration = {
      firstName,
      lastName,
      email,
      phoneNumber: phoneToSend(phoneNumber),
      password,
      consents: consentsOf(fields),
      productIds: [...productIds],
      ...(voucher.code === undefined ? {} : { voucherCode: voucher.code }),
    };
    try {
      const request = { registration, analyticsId: analyticsId(analytics) };
      const code = await dispatch(registerCustomer.initiate(request)).unwrap();
      const storage = tabStorage();
      clearDraft(storage);
      notePaymentContext(storage, { signUpFlow: 'email' });
      await signIn(code);
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        handleSubmit(register, () => setAttempt((count) => count + 1))(event).catch(refuse);
      }}
    >
      <ErrorSummary
        title="Noe mangler eller er feil"
        faults={faultsIn(formState.errors, FIELD_ORDER)}
        attempt={attempt}
      />
      <div className={styles.pair}>
        <FormTextField control={control} name="firstName" label="Fornavn" autoComplete="given-name" />
        <FormTextField control={control} name="lastName" label="Etternavn" autoComplete="family-name" />
      </div>
      <FormTextField control={control} name="email" label="E-post" type="email" autoComplete="email" />
      {trouble === 'known' && <KnownAlready productIds={productIds} />}
      <FormTextField
        control={control}
        name="phoneNumber"
        label="Mobilnummer"
        type="tel"
        autoComplete="tel"
        formatted={phoneText}
      />
      <FormTextField
        control={control}
        name="password"
        label="Passord"
        text={`Minst ${PASSWORD_LENGTH} tegn.`}
        type="password"
        autoComplete="new-password"
      />
      <ConsentFields control={control} />
      {trouble === 'failed' && (
        <p role="alert" className={styles.failed}>
          Vi fikk ikke opprettet kontoen din. Det du har skrevet, er tatt vare på. Prøv igjen.
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        isWide
        isLoading={formState.isSubmitting || isSigningIn}
      >
        Opprett konto
      </Button>
      {isSigningIn && (
        <p role="status" className={styles.hint}>
          Kontoen er opprettet. Logger deg inn …
        </p>
      )}
    </form>
  );
}
