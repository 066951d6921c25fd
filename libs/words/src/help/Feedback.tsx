import { useId, useRef, useState } from 'react';
import { useAnalytics } from '@tv/analytics';
import { Button, CheckIcon } from '@tv/ui';
import styles from './Feedback.module.css';

/** Asks whether the page helped. Without consent, analytics drops the event. */
export function Feedback({ path }: { readonly path: string }) {
  const analytics = useAnalytics();
  const thanks = useRef<HTMLParagraphElement>(null);
  const [isAnswered, setAnswered] = useState(false);
  const id = useId();
  const answer = (isHelpful: boolean): void => {
    analytics.push({ event: 'help_feedback', path, isHelpful });
    setAnswered(true);
    // Keeps the focus when the buttons disappear.
    thanks.current?.focus();
  };
  return (
    <section aria-labelledby={id} className={styles.feedback}>
      <h2 id={id} className={styles.title}>
        Fikk du hjelp?
      </h2>
      {!isAnswered && (
        <div className={styles.answers}>
          <Button onClick={() => answer(true)}>Ja</Button>
          <Button onClick={() => answer(false)}>Nei</Button>
        </div>
      )}
      <p ref={thanks} role="status" tabIndex={-1} className={styles.thanks}>
        {isAnswered && (
          <>
            <CheckIcon /> Takk for svaret!
          </>
        )}
      </p>
    </section>
  );
}
