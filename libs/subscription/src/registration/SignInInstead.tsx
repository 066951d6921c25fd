import { useSession } from '@tv/auth';
import { customerLinks } from '@tv/routes';
import { Button } from '@tv/ui';
import styles from './EmailRegistration.module.css';

export const EXISTING_CUSTOMER_TEXT =
  'Har du vært kunde før? Logg inn, så fortsetter du med det du har valgt.';

export interface SignInInsteadProps {
  readonly productIds: readonly string[];
  readonly isAlert?: boolean;
  readonly children: string;
}

/** Lets an existing customer sign in and continue. */
export function SignInInstead({ productIds, isAlert = false, children }: SignInInsteadProps) {
  const session = useSession();
  return (
    <div className={styles.known} {...(isAlert && { role: 'alert' })}>
      <p>{children}</p>
      <Button
        onClick={() =>
          void session.signIn({ returnTo: customerLinks.purchase({ mode: 'PURCHASE', productIds }) })
        }
      >
        Logg inn
      </Button>
    </div>
  );
}
