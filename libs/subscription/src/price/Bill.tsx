import type { ReactNode } from 'react';
import styles from './Bill.module.css';

export interface BillLine {
  readonly name: string;
  readonly price: string;
  /** What else is said of it, after its name. */
  readonly note?: string | undefined;
}

export interface BillProps {
  readonly lines: readonly BillLine[];
  /** What it comes to. */
  readonly sum: BillLine;
  readonly label?: string;
}

function Line({
  className,
  line,
}: {
  readonly className: string | undefined;
  readonly line: BillLine;
}): ReactNode {
  return (
    <div className={className}>
      <dt>
        {line.name}
        {line.note === undefined ? null : <span className={styles.note}> {line.note}</span>}
      </dt>
      <dd>{line.price}</dd>
    </div>
  );
}

/** What is bought, a line for each part, and what it comes to. */
export function Bill({ lines, sum, label }: BillProps) {
  return (
    <dl className={styles.bill} aria-label={label}>
      {lines.map((line, index) => (
        // Two lines may be called the same, and none of them moves.
        <Line key={`${index}-${line.name}`} className={styles.line} line={line} />
      ))}
      <Line className={styles.sum} line={sum} />
    </dl>
  );
}
