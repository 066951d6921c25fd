import { useBrand } from '@tv/config';
import { DocumentHead } from '@tv/config/head';
import { links } from '@tv/routes';
import { TextLink } from '@tv/ui';
import styles from './ExternalActivationCallbackPage.module.css';

/**
 * `/external-activation-callback`: where an external service sends the viewer back to when he has activated it
 * (ROUTE-84). It asks nobody to sign in: it may stand in a window that knows of no session.
 */
export function ExternalActivationCallbackPage() {
  const { displayName } = useBrand();
  return (
    <main className={styles.page}>
      <DocumentHead title="Tilkoblingen er gjort" isHidden />
      <h1>Takk, det var alt</h1>
      <p>Du kan lukke dette vinduet og fortsette i {displayName}.</p>
      <TextLink href={links.front()}>Til forsiden</TextLink>
    </main>
  );
}
