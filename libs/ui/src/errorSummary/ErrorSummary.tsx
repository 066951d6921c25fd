import { useEffect, useId, useRef, type MouseEvent } from 'react';
import styles from './ErrorSummary.module.css';

export interface ErrorSummaryProps {
  readonly title: string;
  /** What is wrong, in the order of the fields, and the id of the field that each belongs to. */
  readonly faults: readonly { readonly fieldId: string; readonly text: string }[];
  /** Another number each time that the form was sent in vain: the summary takes the focus then. */
  readonly attempt: number;
}

/** The address stays as it is: its hash would be a step in the history. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const { hash, ownerDocument } = event.currentTarget;
  ownerDocument.getElementById(hash.slice(1))?.focus();
}

/** What keeps a form from being sent, at its top, with a way to each field; said once, by taking the focus. */
export function ErrorSummary({ title, faults, attempt }: ErrorSummaryProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const toldOf = useRef(0);
  const hasFaults = faults.length > 0;
  useEffect(() => {
    // A form may tell of the attempt a moment before it tells of the faults.
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
