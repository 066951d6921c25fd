import { useDispatch } from 'react-redux';
import { registerCustomer } from '@tv/api-client';
import { FormTextField } from '../form/FormFields.tsx';
import type { PaymentDispatch } from '../payment/intent/pay.ts';
import { PASSWORD_LENGTH } from '../personalData/newPassword.ts';
import { phoneText, phoneToSend } from '../phone/norwegianPhone.ts';
import styles from './RegisterForm.module.css';
import { RegistrationFrame } from './RegistrationFrame.tsx';
import { KNOWN_TEXT, SignInInstead } from './SignInInstead.tsx';
import { fieldFault, USER_EXISTS_TEXT } from './registrationFailure.ts';
import { consentsOf, registrationForm } from './registrationForm.ts';
import { useRegistration } from './useRegistration.browser.ts';

/** Registration by e-mail (SIGNUP-01, SIGNUP-04). */
export function RegisterForm({ productIds }: { readonly productIds: readonly string[] }) {
  const dispatch = useDispatch<PaymentDispatch>();
  const registering = useRegistration({
    schema: registrationForm,
    flow: 'email',
    productIds,
    send(fields, { voucherCode, analyticsId }) {
      const { firstName, lastName, email, phoneNumber, password } = fields;
      const registration = {
        firstName,
        lastName,
        email,
        phoneNumber: phoneToSend(phoneNumber),
        password,
        consents: consentsOf(fields),
        productIds: [...productIds],
        ...(voucherCode === undefined ? {} : { voucherCode }),
      };
      return dispatch(registerCustomer.initiate({ registration, analyticsId })).unwrap();
    },
    onRefused({ code, field }, { setError, setFocus }) {
      if (field === undefined || field === 'code' || field === 'voucherCode') return { kind: 'failed' };
      const isKnown = code === 'USER_EXISTS';
      setError(field, { message: isKnown ? USER_EXISTS_TEXT : fieldFault(field) });
      setFocus(field);
      return isKnown ? { kind: 'known' } : undefined;
    },
  });
  const { control } = registering.form;
  return (
    <RegistrationFrame registering={registering} productIds={productIds}>
      <div className={styles.pair}>
        <FormTextField control={control} name="firstName" label="Fornavn" autoComplete="given-name" />
        <FormTextField control={control} name="lastName" label="Etternavn" autoComplete="family-name" />
      </div>
      <FormTextField control={control} name="email" label="E-post" type="email" autoComplete="email" />
      {registering.trouble?.kind === 'known' && (
        <SignInInstead productIds={productIds}>{KNOWN_TEXT}</SignInInstead>
      )}
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
    </RegistrationFrame>
  );
}
