import { useEffect, useId, useRef, type MouseEvent } from 'react';
import styles from './ErrorSummary.module.css';

export interface ErrorSummaryProps {
  readonly title: string;
  /** In field order. */
  readonly errors: readonly { readonly fieldId: string; readonly text: string }[];
  /** Increment per failed submit; moves the focus here. */
  readonly attempt: number;
}

/** Leaves the URL unchanged, to avoid a history entry. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const { hash, ownerDocument } = event.currentTarget;
  ownerDocument.getElementById(hash.slice(1))?.focus();
}

/** Error summary at the top of a form, with links to the fields. Announced by taking focus. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const focusedAttempt = useRef(0);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    // `attempt` can change before `errors`.
    if (!hasErrors || attempt === focusedAttempt.current) return;
    focusedAttempt.current = attempt;
    ref.current?.focus();
  }, [attempt, hasErrors]);
  if (!hasErrors) return null;
  return (
    <div ref={ref} role="group" aria-labelledby={id} tabIndex={-1} className={styles.summary}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.faults}>
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={focusField} className={styles.way}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
