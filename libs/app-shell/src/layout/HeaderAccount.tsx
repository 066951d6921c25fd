import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetCustomerQuery } from '@tv/api-client';
import { useSession, useViewer } from '@tv/auth';
import { Link } from '@tv/rendering';
import { isSignUpPath, links } from '@tv/routes';
import { Button, optionalPart, UserIcon, VisuallyHidden } from '@tv/ui';
import styles from './HeaderAccount.module.css';

// Only customers have any, and nobody waits for it.
const NotificationMark = optionalPart(() =>
  import('@tv/subscription/notification').then(({ NotificationMark }) => NotificationMark),
);

function Customer({ isKnown }: { readonly isKnown: boolean }) {
  // Not `data`: after another user has signed in, it would be that of the last one until their own has come.
  const { currentData: customer } = useGetCustomerQuery(undefined, { skip: !isKnown });
  const name = customer?.personalia.firstName ?? '';
  const [notified, setNotified] = useState('');
  return (
    <>
      {/* The name comes from the contents: an `aria-label` without the number of the badge would not match what is seen. */}
      <Link to={links.account()} className={styles.account}>
        <UserIcon />
        <VisuallyHidden>{`Min konto${name && `, ${name}`}${notified}`}</VisuallyHidden>
        <span aria-hidden="true">
          Min konto
          {customer && (
            <Suspense fallback={null}>
              <NotificationMark customer={customer} onWords={setNotified} />
            </Suspense>
          )}
        </span>
      </Link>
      <Button as={Link} to={links.logout()} variant="quiet" size="small">
        Logg ut
      </Button>
    </>
  );
}

function Visitor() {
  const { pathname } = useLocation();
  const session = useSession();
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => void session.signIn()}>
        Logg inn
      </Button>
      {!isSignUpPath(pathname) && (
        <Button as={Link} to={links.signUp()} variant="primary" size="small">
          Bli kunde
        </Button>
      )}
    </>
  );
}

/**
 * Signing in and up for visitors; the account and signing out for customers (ROUTE-97, ROUTE-98).
 *
 * Before it is known who watches, both are there, and the style sheet shows what a visitor gets; or what a customer gets,
 * where the page has found that one was signed in when he left (`data-viewer`, before anything is drawn). So neither sees
 * the other's, and nothing moves when we know.
 */
export function HeaderAccount() {
  const { kind, state } = useViewer();
  const isUndecided = state === 'noAction';
  return (
    <>
      {kind === 'customer' ? null : (
        <span className={isUndecided ? styles.ifVisitor : styles.known}>
          <Visitor />
        </span>
      )}
      {kind === 'customer' || isUndecided ? (
        <span className={isUndecided ? styles.ifStored : styles.known}>
          <Customer isKnown={kind === 'customer'} />
        </span>
      ) : null}
    </>
  );
}
