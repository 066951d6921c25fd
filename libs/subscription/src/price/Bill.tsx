import type { ChangeSummary } from '@tv/api-client';
import styles from './Bill.module.css';
import { lastDayText } from './lastDayText.ts';
import { formatPartPrice } from './price.ts';

interface BillLine {
  readonly name: string;
  readonly price: string;
  readonly note?: string | undefined;
}

/** Returns the lines of a summary, each with its last day. */
export const billLines = (lines: ChangeSummary['lines']): readonly BillLine[] =>
  lines.map(({ name, price, until }) => ({
    name,
    price: formatPartPrice(price),
    note: until === undefined ? undefined : `til og med ${lastDayText(until)}`,
  }));

interface BillProps {
  readonly lines: readonly BillLine[];
  readonly sum: BillLine;
  readonly label?: string;
}

function Line({ name, price, note }: BillLine) {
  return (
    <>
      <dt>
        {name}
        {note === undefined ? null : <span className={styles.note}> {note}</span>}
      </dt>
      <dd>{price}</dd>
    </>
  );
}

/** A list of prices with their sum. */
export function Bill({ lines, sum, label }: BillProps) {
  return (
    <dl className={styles.bill} aria-label={label}>
      {lines.map((line, index) => (
        // Names may repeat; the order is fixed.
        <div key={`${index}-${line.name}`} className={styles.line}>
          <Line {...line} />
        </div>
      ))}
      <div className={styles.sum}>
        <Line {...sum} />
      </div>
    </dl>
  );
}
