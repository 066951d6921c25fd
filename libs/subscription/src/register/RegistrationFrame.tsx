import type { ReactNode } from 'react';
import { Button } from '@tv/ui';
import { ErrorSummary } from '@tv/ui/errorSummary';
import { faultsIn } from '../form/faultsIn.ts';
import { ConsentFields } from './ConsentFields.tsx';
import styles from './RegisterForm.module.css';
import { SignInInstead } from './SignInInstead.tsx';
import { fieldFault } from './registrationFailure.ts';
import type { Registering } from './useRegistration.browser.ts';
import { FIELD_ORDER } from './useRegistrationForm.browser.ts';

export interface RegistrationFrameProps {
  readonly registering: Registering;
  readonly productIds: readonly string[];
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** Form shared by e-mail and wallet registration. */
export function RegistrationFrame({ registering, productIds, lead, children }: RegistrationFrameProps) {
  const { form, trouble, attempt, signingIn, submit } = registering;
  const { control, formState } = form;
  if (signingIn === 'failed') {
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
        errors={faultsIn(formState.errors, FIELD_ORDER)}
        attempt={attempt}
      />
      {children}
      <ConsentFields control={control} />
      {trouble?.kind === 'failed' && (
        <p role="alert" className={styles.failed}>
          Vi fikk ikke opprettet kontoen din. Det du har skrevet, er tatt vare på. Prøv igjen.
        </p>
      )}
      {trouble?.kind === 'voucher' && (
        <div role="alert" className={styles.known}>
          <p className={styles.failed}>
            {fieldFault('voucherCode')}: {trouble.code}
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
        isLoading={formState.isSubmitting || signingIn === 'underWay'}
      >
        Opprett konto
      </Button>
      {signingIn === 'underWay' && (
        <p role="status" className={styles.hint}>
          Kontoen er opprettet. Logger deg inn …
        </p>
      )}
    </form>
  );
}
