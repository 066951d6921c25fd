import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCurrentUser } from '@tv/auth';
import { useBrand } from '@tv/config';
import { DocumentHead } from '@tv/config/head';
import { customerLinks, links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button, TextLink } from '@tv/ui';
import styles from './ExternalActivationCallbackPage.module.css';

/** Redirects a customer to the TV 2 activation, except inside a frame. */
function useActivationRedirect(): void {
  const navigate = useNavigate();
  const isCustomer = useCurrentUser().kind === 'customer';
  useEffect(() => {
    if (isCustomer && window.parent === window) {
      void navigate(customerLinks.activation('tv2'), { replace: true });
    }
  }, [isCustomer, navigate]);
}

/**
 * `/external-activation-callback`: return page from TV 2 (ROUTE-84). No login: the window may have no
 * session. The URL is not trusted.
 */
export function ExternalActivationCallbackPage() {
  const { displayName } = useBrand();
  useActivationRedirect();
  return (
    <main className={styles.page}>
      <DocumentHead title="Tilkoblingen er gjort" isHidden />
      <h1>Takk, det var alt</h1>
      <p>Du kan lukke dette vinduet og fortsette i {displayName}.</p>
      <Button as={Link} to={customerLinks.activation('tv2')}>
        Se hvordan det står
      </Button>
      <TextLink href={links.front()}>Til forsiden</TextLink>
    </main>
  );
}
