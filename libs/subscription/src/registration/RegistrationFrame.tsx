import type { ReactNode } from 'react';
import { useSession } from '@tv/auth';
import { useBrand } from '@tv/config';
import { customerLinks, links } from '@tv/routes';
import { Button, TextLink } from '@tv/ui';
import { ErrorSummary } from '@tv/ui/errorSummary';
import { FormCheckBox } from '../form/FormFields.tsx';
import { formErrors } from '../form/formErrors.ts';
import { CONSENT_NAMES, CONSENT_LABELS } from '../personalData/consents/consents.ts';
import styles from './EmailRegistration.module.css';
import { fieldErrorText } from './parseRegistrationError.ts';
import type { RegistrationState } from './useRegistration.browser.ts';

/** In page order. */
const FIELDS = ['firstName', 'lastName', 'email', 'phoneNumber', 'password', 'hasAcceptedTerms'] as const;

/** Lets an existing customer sign in and continue. */
export function SignInInstead({
  productIds,
  isAlert = false,
  children = 'Har du vært kunde før? Logg inn, så fortsetter du med det du har valgt.',
}: {
  readonly productIds: readonly string[];
  readonly isAlert?: boolean;
  readonly children?: string;
}) {
  const session = useSession();
  const returnTo = customerLinks.purchase({ mode: 'PURCHASE', productIds });
  return (
    <div className={styles.known} {...(isAlert && { role: 'alert' })}>
      <p>{children}</p>
      <Button onClick={() => void session.signIn({ returnTo })}>Logg inn</Button>
    </div>
  );
}

/** Optional consents and required terms. */
function ConsentFields({ control }: Pick<RegistrationState['form'], 'control'>) {
  const { displayName } = useBrand();
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Dette kan du si ja til</legend>
        <p className={styles.hint}>Helt frivillig. Du kan ombestemme deg når du vil.</p>
        {CONSENT_NAMES.map((name) => (
          <FormCheckBox key={name} control={control} name={name} label={CONSENT_LABELS[name]} />
        ))}
      </fieldset>
      <FormCheckBox
        control={control}
        name="hasAcceptedTerms"
        label={
          <>
            Jeg godtar{' '}
            <TextLink href={links.terms()} target="_blank">
              vilkårene
            </TextLink>{' '}
            for {displayName}
          </>
        }
      />
    </>
  );
}

interface RegistrationFrameProps {
  readonly registrationState: RegistrationState;
  readonly productIds: readonly string[];
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** Form shared by e-mail and wallet registration. */
export function RegistrationFrame({ registrationState, productIds, lead, children }: RegistrationFrameProps) {
  const { form, error, attempt, signInState, submit } = registrationState;
  const { control, formState } = form;
  if (signInState === 'failed') {
    return (
      <SignInInstead productIds={productIds} isAlert>
        Kontoen din er opprettet, men vi fikk ikke logget deg inn. Logg inn, så fortsetter du med det du har
        valgt.
      </SignInInstead>
    );
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {lead}
      <ErrorSummary
        title="Noe mangler eller er feil"
        errors={formErrors(formState.errors, FIELDS)}
        attempt={attempt}
      />
      {children}
      <ConsentFields control={control} />
      {error?.kind === 'failed' && (
        <p role="alert" className={styles.failed}>
          Vi fikk ikke opprettet kontoen din. Det du har skrevet, er tatt vare på. Prøv igjen.
        </p>
      )}
      {error?.kind === 'voucher' && (
        <div role="alert" className={styles.known}>
          <p className={styles.failed}>
            {fieldErrorText('voucherCode')}: {error.code}
          </p>
          <p>
            Rabattkoden er tatt bort. Trykk «Opprett konto» for å gå videre uten den. Du kan skrive en annen
            før du betaler.
          </p>
        </div>
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        isWide
        isLoading={formState.isSubmitting || signInState === 'pending'}
      >
        Opprett konto
      </Button>
      {signInState === 'pending' && (
        <p role="status" className={styles.hint}>
          Kontoen er opprettet. Logger deg inn …
        </p>
      )}
    </form>
  );
}
