import { useSession } from '@tv/auth';
import { customerLinks } from '@tv/routes';
import { Button } from '@tv/ui';
import styles from './RegisterForm.module.css';

/** There is such a customer already: he signs in, and goes on with what he chose. */
export function KnownAlready({ productIds }: { readonly productIds: readonly string[] }) {
  const session = useSession();
  return (
    <div className={styles.known}>
      <p>Har du vært kunde før? Logg inn, så fortsetter du med det du har valgt.</p>
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
