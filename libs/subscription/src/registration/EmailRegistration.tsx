import { registerCustomer, useApiDispatch } from '@tv/api-client';
import { FormTextField } from '../form/FormFields.tsx';
import { MIN_PASSWORD_LENGTH } from '../personalData/personalDataSchemas.ts';
import { formatPhone, phoneForRequest } from '../phone/norwegianPhone.ts';
import styles from './EmailRegistration.module.css';
import { RegistrationFrame, SignInInstead } from './RegistrationFrame.tsx';
import { fieldErrorText, USER_EXISTS_TEXT } from './parseRegistrationError.ts';
import { pickConsents, registrationSchema } from './registrationSchema.ts';
import { useRegistration } from './useRegistration.browser.ts';

/** Registration by e-mail (SIGNUP-01, SIGNUP-04). */
export function EmailRegistration({ productIds }: { readonly productIds: readonly string[] }) {
  const dispatch = useApiDispatch();
  const registrationState = useRegistration({
    schema: registrationSchema,
    flow: 'email',
    productIds,
    send(fields, { voucherCode, analyticsId }) {
      const { firstName, lastName, email, phoneNumber, password } = fields;
      const registration = {
        firstName,
        lastName,
        email,
        phoneNumber: phoneForRequest(phoneNumber),
        password,
        consents: pickConsents(fields),
        productIds: [...productIds],
        ...(voucherCode === undefined ? {} : { voucherCode }),
      };
      return dispatch(registerCustomer.initiate({ registration, analyticsId })).unwrap();
    },
    onRefused({ code, field }, { setError, setFocus }) {
      if (field === undefined || field === 'code' || field === 'voucherCode') return { kind: 'failed' };
      const isKnown = code === 'USER_EXISTS';
      setError(field, { message: isKnown ? USER_EXISTS_TEXT : fieldErrorText(field) });
      setFocus(field);
      return isKnown ? { kind: 'known' } : undefined;
    },
  });
  const { control } = registrationState.form;
  return (
    <RegistrationFrame registrationState={registrationState} productIds={productIds}>
      <div className={styles.pair}>
        <FormTextField control={control} name="firstName" label="Fornavn" autoComplete="given-name" />
        <FormTextField control={control} name="lastName" label="Etternavn" autoComplete="family-name" />
      </div>
      <FormTextField control={control} name="email" label="E-post" type="email" autoComplete="email" />
      {registrationState.error?.kind === 'known' && <SignInInstead productIds={productIds} />}
      <FormTextField
        control={control}
        name="phoneNumber"
        label="Mobilnummer"
        type="tel"
        autoComplete="tel"
        format={formatPhone}
      />
      <FormTextField
        control={control}
        name="password"
        label="Passord"
        text={`Minst ${MIN_PASSWORD_LENGTH} tegn.`}
        type="password"
        autoComplete="new-password"
      />
    </RegistrationFrame>
  );
}
