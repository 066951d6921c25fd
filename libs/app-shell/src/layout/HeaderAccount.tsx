import { Link, useLocation } from 'react-router-dom';
import { useGetCustomerQuery } from '@tv/api-client';
import { useSession, useViewer } from '@tv/auth';
import { isSignUpPath, links } from '@tv/routes';
import { Button, UserIcon } from '@tv/ui';
import styles from './HeaderAccount.module.css';

function Customer() {
  const { data: customer } = useGetCustomerQuery();
  const name = customer?.personalia.firstName ?? '';
  return (
    <>
      <Link to={links.account()} className={styles.account} aria-label={`Min konto${name && `, ${name}`}`}>
        <UserIcon />
        <span className={styles.name}>{name === '' ? 'Min konto' : name}</span>
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

/** Signing in and up for visitors; the account and signing out for customers (ROUTE-97, ROUTE-98). */
export function HeaderAccount() {
  return useViewer().kind === 'customer' ? <Customer /> : <Visitor />;
}
