import { useSession } from '@tv/auth';
import { customerLinks } from '@tv/routes';
import { Button } from '@tv/ui';
import styles from './RegisterForm.module.css';

/** There is such a customer already. */
export const KNOWN_TEXT = 'Har du vært kunde før? Logg inn, så fortsetter du med det du har valgt.';

export interface SignInInsteadProps {
  /** What he chose, and goes on with. */
  readonly productIds: readonly string[];
  readonly isAlert?: boolean;
  /** Why. */
  readonly children: string;
}

/** Somebody has an account, and need not register: he signs in, and goes on with what he chose. */
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
