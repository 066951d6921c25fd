import type { ChangeSummary } from '@tv/api-client';
import { Section } from '../../frame/Section.tsx';
import { Bill, billLines } from '../../price/Bill.tsx';
import { formatPrice } from '../../price/price.ts';
import styles from './PaymentSummary.module.css';
import { paymentTermsText } from './paymentTermsText.ts';

/** What is bought, paid now, and paid later. */
export function PaymentSummary({ summary }: { readonly summary: ChangeSummary }) {
  const { lines, toPayNow } = summary;
  return (
    <Section title="Oppsummering" className={styles.summary} titleClassName={styles.title}>
      <Bill lines={billLines(lines)} sum={{ name: 'Å betale nå', price: formatPrice(toPayNow) }} />
      <p className={styles.terms}>{paymentTermsText(summary)}</p>
      <p className={styles.terms}>
        Ingen bindingstid. Du kan stoppe når du vil, og ser ut perioden du har betalt for.
      </p>
    </Section>
  );
}
