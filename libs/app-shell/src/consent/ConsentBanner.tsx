import type { ConsentAnswer } from '@tv/analytics';
import { useBrand } from '@tv/config';
import { Button } from '@tv/ui';
import styles from './ConsentBanner.module.css';

/**
 * Asks whether what the viewer does may be measured. Nothing waits for his answer, and yes is no easier to say
 * than no.
 */
export function ConsentBanner({ onAnswer }: { readonly onAnswer: (answer: ConsentAnswer) => void }) {
  const { displayName } = useBrand();
  return (
    <section className={styles.banner} aria-labelledby="samtykke">
      <h2 id="samtykke" className={styles.title}>
        Informasjonskapsler
      </h2>
      <p className={styles.text}>
        Vi vil gjerne måle hvordan {displayName} blir brukt, så tjenesten blir bedre. Det gjør vi bare hvis du
        sier ja, og du kan ombestemme deg når du vil nederst på siden.
      </p>
      <div className={styles.answers}>
        <Button onClick={() => onAnswer('refused')}>Nei takk</Button>
        <Button onClick={() => onAnswer('granted')}>Ja, det er greit</Button>
      </div>
    </section>
  );
}
