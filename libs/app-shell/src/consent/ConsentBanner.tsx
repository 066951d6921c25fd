import type { ConsentAnswer } from '@tv/analytics';
import { useBrand, useConfig } from '@tv/config';
import { Button } from '@tv/ui';
import styles from './ConsentBanner.module.css';
import { getChatScriptUrl } from './loadChatWidget.browser.ts';

/**
 * Asks for consent to measurement and the chat widget. It blocks nothing, and both answers are equally
 * prominent.
 */
export function ConsentBanner({ onAnswer }: { readonly onAnswer: (answer: ConsentAnswer) => void }) {
  const { displayName } = useBrand();
  const hasChat = getChatScriptUrl(useConfig()) !== undefined;
  return (
    <section className={styles.banner} aria-labelledby="samtykke">
      <h2 id="samtykke" className={styles.title}>
        Informasjonskapsler
      </h2>
      <p className={styles.text}>
        Vi vil gjerne måle hvordan {displayName} blir brukt, så tjenesten blir bedre. Det gjør vi bare hvis du
        sier ja, og du kan ombestemme deg når du vil nederst på siden.
        {hasChat && ' Chatten med kundeservice kommer også først da.'}
      </p>
      <div className={styles.answers}>
        <Button onClick={() => onAnswer('refused')}>Nei takk</Button>
        <Button onClick={() => onAnswer('granted')}>Ja, det er greit</Button>
      </div>
    </section>
  );
}
