import type { ChangeSummary } from '@tv/api-client';
import { Bill } from '../price/Bill.tsx';
import { kroner, partPrice } from '../price/kroner.ts';
import { lastDay } from '../price/lastDay.ts';
import styles from './Summary.module.css';
import { termsOf } from './terms.ts';

/** What is bought, paid now, and paid later. */
export function Summary({ summary }: { readonly summary: ChangeSummary }) {
  const { lines, toPayNow } = summary;
  return (
    <section className={styles.summary} aria-labelledby="oppsummering">
      <h2 id="oppsummering" className={styles.title}>
        Oppsummering
      </h2>
      <Bill
        lines={lines.map(({ name, price, until }) => ({
          name,
          price: partPrice(price),
          note: until === undefined ? undefined : `til og med ${lastDay(until)}`,
        }))}
        sum={{ name: 'Å betale nå', price: kroner(toPayNow) }}
      />
      <p className={styles.terms}>{termsOf(summary)}</p>
      <p className={styles.terms}>
        Ingen bindingstid. Du kan stoppe når du vil, og ser ut perioden du har betalt for.
      </p>
    </section>
  );
}
