import { useEffect, useId, useRef, type MouseEvent } from 'react';
import styles from './ErrorSummary.module.css';

export interface ErrorSummaryProps {
  readonly title: string;
  /** In field order. */
  readonly faults: readonly { readonly fieldId: string; readonly text: string }[];
  /** Increment per failed submit; moves the focus here. */
  readonly attempt: number;
}

/** Leaves the URL unchanged, to avoid a history entry. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const { hash, ownerDocument } = event.currentTarget;
  ownerDocument.getElementById(hash.slice(1))?.focus();
}

/** Error summary at the top of a form, with links to the fields. Announced by taking focus. */
export function ErrorSummary({ title, faults, attempt }: ErrorSummaryProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const toldOf = useRef(0);
  const hasFaults = faults.length > 0;
  useEffect(() => {
    // `attempt` can change before `errors`.
    if (!hasFaults || attempt === toldOf.current) return;
    toldOf.current = attempt;
    ref.current?.focus();
  }, [attempt, hasFaults]);
  if (!hasFaults) return null;
  return (
    <div ref={ref} role="group" aria-labelledby={id} tabIndex={-1} className={styles.summary}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.faults}>
        {faults.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={goToField} className={styles.way}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
