import { useEffect, useId, useState, type ReactNode } from 'react';
import { Button } from '@tv/ui';
import styles from './InterstitialPanel.module.css';

interface InterstitialPanelProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** The first one gets the focus. */
  readonly actions: readonly { readonly label: string; readonly onPress: () => void }[];
  readonly children?: ReactNode;
}

/** Message and actions over stopped video. */
export function InterstitialPanel({ title, text, actions, children }: InterstitialPanelProps) {
  const textId = useId();
  const [first, setFirst] = useState<HTMLButtonElement | null>(null);
  useEffect(() => first?.focus({ preventScroll: true }), [first]);
  return (
    <section className={styles.panel} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {text === undefined ? null : (
        <p id={textId} className={styles.text}>
          {text}
        </p>
      )}
      <div className={styles.actions}>
        {actions.map(({ label, onPress }, index) => (
          <Button
            key={label}
            ref={index === 0 ? setFirst : undefined}
            variant={index === 0 ? 'primary' : 'secondary'}
            // Otherwise screen reader users miss it.
            aria-describedby={index === 0 && text !== undefined ? textId : undefined}
            onClick={onPress}
          >
            {label}
          </Button>
        ))}
      </div>
      {children}
    </section>
  );
}
