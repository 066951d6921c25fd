import type { ReactNode } from 'react';
import styles from './Bill.module.css';

export interface BillLine {
  readonly name: string;
  readonly price: string;
  readonly note?: string | undefined;
}

export interface BillProps {
  readonly lines: readonly BillLine[];
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

/** A list of prices with their sum. */
export function Bill({ lines, sum, label }: BillProps) {
  return (
    <dl className={styles.bill} aria-label={label}>
      {lines.map((line, index) => (
        // Names may repeat; the order is fixed.
        <Line key={`${index}-${line.name}`} className={styles.line} line={line} />
      ))}
      <Line className={styles.sum} line={sum} />
    </dl>
  );
}
