import { useEffect, useRef, useState, type Ref } from 'react';
import { useGetTransactionsQuery, type Transaction, type TransactionStatus } from '@tv/api-client';
import { useBrand } from '@tv/config';
import { dateKey, formatDateWithYear } from '@tv/time';
import { Button, Badge, classNames, VisuallyHidden, WarningIcon } from '@tv/ui';
import { QueryView } from '../frame/PageFrame.tsx';
import { Section } from '../frame/Section.tsx';
import { formatPrice } from '../price/price.ts';
import styles from './Transactions.module.css';
import { useInvoice } from './useInvoice.browser.ts';

const INITIAL_COUNT = 6;
const PAGE_SIZE = 12;

/** Past payments, newest first, paginated (PAY-02). */
export function TransactionList() {
  const query = useGetTransactionsQuery();
  const [count, setCount] = useState(INITIAL_COUNT);
  const [firstNewIndex, setFirstNewIndex] = useState<number>();
  const firstNewLine = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The button may be gone.
    if (firstNewIndex !== undefined) firstNewLine.current?.focus();
  }, [firstNewIndex]);
  return (
    <Section title="Betalinger" className={styles.transactions} titleClassName={styles.title}>
      <QueryView query={{ ...query, isError: query.error !== undefined }} what="betalingene dine">
        {(transactions) =>
          transactions.length === 0 ? (
            <p className={styles.none}>Du har ikke betalt noe ennå.</p>
          ) : (
            <>
              <ul className={styles.list}>
                {transactions.slice(0, count).map((transaction, index) => (
                  // Ids may repeat; lines are only appended.
                  <TransactionLine
                    key={`${index}-${transaction.id}`}
                    transaction={transaction}
                    ref={index === firstNewIndex ? firstNewLine : undefined}
                  />
                ))}
              </ul>
              {transactions.length > count && (
                <Button
                  className={styles.more}
                  onClick={() => {
                    setFirstNewIndex(count);
                    setCount(count + PAGE_SIZE);
                  }}
                >
                  Vis flere
                </Button>
              )}
            </>
          )
        }
      </QueryView>
    </Section>
  );
}

const INVOICE_BUTTONS = [
  { destination: 'tab', label: 'Åpne faktura', variant: 'secondary' },
  { destination: 'file', label: 'Last ned faktura', variant: 'quiet' },
] as const;

interface InvoiceProps {
  readonly invoiceId: string;
  /** For screen readers. */
  readonly name: string;
  readonly fileName: string;
}

function Invoice({ invoiceId, name, fileName }: InvoiceProps) {
  const { phase, fetch } = useInvoice(invoiceId, fileName);
  if (phase.kind === 'missing') {
    return (
      <p role="alert" className={styles.problem}>
        Denne fakturaen finnes ikke. Ta kontakt med kundeservice.
      </p>
    );
  }
  return (
    <div className={styles.invoice}>
      {phase.kind === 'failed' && (
        <p role="alert" className={styles.problem}>
          Vi fikk ikke hentet fakturaen.
        </p>
      )}
      {INVOICE_BUTTONS.map(({ destination, label, variant }) => {
        const { kind } = phase.destination === destination ? phase : { kind: 'ready' };
        return (
          <Button
            // Becomes the retry button in place, so it keeps focus.
            key={destination}
            size="small"
            variant={variant}
            isLoading={kind === 'fetching'}
            onClick={() => fetch(destination)}
          >
            {kind === 'failed' ? 'Prøv igjen' : label}
            <VisuallyHidden>
              {kind === 'failed' ? ', faktura' : ''} for {name}
            </VisuallyHidden>
          </Button>
        );
      })}
    </div>
  );
}

const STATUSES: Readonly<Record<TransactionStatus, string>> = {
  Settled: 'Betalt',
  Pending: 'Behandles',
  Failed: 'Feilet',
  Refunded: 'Tilbakebetalt',
};

interface TransactionLineProps {
  readonly transaction: Transaction;
  readonly ref?: Ref<HTMLLIElement> | undefined;
}

/** One payment with its invoice. */
function TransactionLine({ transaction, ref }: TransactionLineProps) {
  const { date, amount, status, invoiceId, description = 'Betaling' } = transaction;
  const { displayName } = useBrand();
  const day = formatDateWithYear(date);
  const hasFailed = status === 'Failed';
  return (
    <li ref={ref} tabIndex={-1} className={styles.line}>
      <div className={styles.what}>
        <p className={styles.name}>{description}</p>
        <p className={styles.day}>{day}</p>
      </div>
      {status && (
        <Badge
          className={classNames(styles.status, hasFailed && styles.failed)}
          {...(hasFailed && { icon: <WarningIcon /> })}
        >
          {STATUSES[status]}
        </Badge>
      )}
      <p className={styles.amount}>{formatPrice(amount)}</p>
      {invoiceId !== undefined && (
        <Invoice
          invoiceId={invoiceId}
          name={`${description}, ${day}`}
          fileName={`${displayName.toLowerCase()}-faktura-${dateKey(date)}.pdf`}
        />
      )}
    </li>
  );
}
