import { useId, useRef, useState } from 'react';
import { useAnalytics } from '@tv/analytics';
import { Button, CheckIcon } from '@tv/ui';
import styles from './HelpFeedback.module.css';

/** Asks whether the page helped. Without consent, analytics drops the event. */
export function HelpFeedback({ path }: { readonly path: string }) {
  const analytics = useAnalytics();
  const thanks = useRef<HTMLParagraphElement>(null);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const id = useId();
  const handleAnswer = (isHelpful: boolean): void => {
    analytics.push({ event: 'help_feedback', path, isHelpful });
    setIsSubmitted(true);
    // Keeps the focus when the buttons disappear.
    thanks.current?.focus();
  };
  return (
    <section aria-labelledby={id} className={styles.feedback}>
      <h2 id={id} className={styles.title}>
        Fikk du hjelp?
      </h2>
      {!isSubmitted && (
        <div className={styles.answers}>
          <Button onClick={() => handleAnswer(true)}>Ja</Button>
          <Button onClick={() => handleAnswer(false)}>Nei</Button>
        </div>
      )}
      <p ref={thanks} role="status" tabIndex={-1} className={styles.thanks}>
        {isSubmitted && (
          <>
            <CheckIcon /> Takk for svaret!
          </>
        )}
      </p>
    </section>
  );
}
