import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetCustomerQuery } from '@tv/api-client';
import { useSession, useCurrentUser } from '@tv/auth';
import { lazyWithPreload } from '@tv/lazy';
import { isSignUpPath, links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button, UserIcon, VisuallyHidden } from '@tv/ui';
import styles from './HeaderAccount.module.css';

const NotificationMark = lazyWithPreload(() => import('../app/customerParts.ts'), {
  critical: false,
}).component(({ NotificationBadge }) => NotificationBadge);

function Customer({ isKnown }: { readonly isKnown: boolean }) {
  // Not `data`: after a user change it is still the previous user's.
  const { currentData: customer } = useGetCustomerQuery(undefined, { skip: !isKnown });
  const name = customer?.personalia.firstName ?? '';
  const [notificationText, setNotificationText] = useState('');
  return (
    <>
      {/* No `aria-label`: without the badge number it would not match the visible text. */}
      <Link to={links.account()} className={styles.account}>
        <UserIcon />
        <VisuallyHidden>{`Min konto${name && `, ${name}`}${notificationText}`}</VisuallyHidden>
        <span aria-hidden="true">
          Min konto
          {customer && (
            <Suspense fallback={null}>
              <NotificationMark customer={customer} onLabelChange={setNotificationText} />
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
 * Sign-in and sign-up for visitors; account and sign-out for customers (ROUTE-97, ROUTE-98).
 *
 * Until the session is restored both are rendered, and CSS shows one by the `data-viewer` hint: no flash, no
 * layout shift.
 */
export function HeaderAccount() {
  const { kind, state } = useCurrentUser();
  const isPending = state === 'noAction';
  return (
    <>
      {kind !== 'customer' && (
        <span className={isPending ? styles.ifVisitor : styles.known}>
          <Visitor />
        </span>
      )}
      {(kind === 'customer' || isPending) && (
        <span className={isPending ? styles.ifStored : styles.known}>
          <Customer isKnown={kind === 'customer'} />
        </span>
      )}
    </>
  );
}
