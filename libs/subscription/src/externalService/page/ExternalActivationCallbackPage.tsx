import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsCustomer } from '@tv/auth';
import { useBrand } from '@tv/config';
import { DocumentHead } from '@tv/config/head';
import { customerLinks, links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button, TextLink } from '@tv/ui';
import styles from './ExternalActivationCallbackPage.module.css';

/** `/external-activation-callback`: return page from TV 2 (ROUTE-84). Works without a session. */
export function ExternalActivationCallbackPage() {
  const { displayName } = useBrand();
  const navigate = useNavigate();
  const isCustomer = useIsCustomer();
  useEffect(() => {
    // Not inside a frame.
    if (isCustomer && window.parent === window)
      void navigate(customerLinks.activation('tv2'), { replace: true });
  }, [isCustomer, navigate]);
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
