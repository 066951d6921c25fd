import { useBrand } from '@tv/config';
import { DocumentHead } from '@tv/config/head';
import { Link } from '@tv/rendering';
import { customerLinks, links } from '@tv/routes';
import { Button, TextLink } from '@tv/ui';
import styles from './ExternalActivationCallbackPage.module.css';
import { useWayOn } from './useWayOn.browser.ts';

/**
 * `/external-activation-callback`: where TV 2 sends the viewer back to (ROUTE-84), whatever he did there. Who is signed in
 * goes on to where it is told how TV 2 stands. It asks nobody to sign in: it may stand in a window that knows of no session.
 * Nothing in its address is trusted.
 */
export function ExternalActivationCallbackPage() {
  const { displayName } = useBrand();
  useWayOn();
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
