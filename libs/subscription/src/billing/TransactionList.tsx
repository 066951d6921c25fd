import { useEffect, useRef, useState, type Ref } from 'react';
import { useGetTransactionsQuery, type Transaction, type TransactionStatus } from '@tv/api-client';
import { useBrand } from '@tv/config';
import { dateKey } from '@tv/time';
import { Button, Badge, classNames, VisuallyHidden, WarningIcon } from '@tv/ui';
import { QueryView } from '../frame/PageFrame.tsx';
import { Section } from '../frame/Section.tsx';
import { formatPrice } from '../price/price.ts';
import styles from './Transactions.module.css';
import { formatDay, transactionStatusText } from './billingTexts.ts';
import { useInvoice, type InvoiceActions, type InvoiceDestination } from './useInvoice.browser.ts';

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

interface InvoiceButtonProps {
  readonly destination: InvoiceDestination;
  readonly label: string;
  readonly name: string;
  readonly invoice: InvoiceActions;
}

/** Becomes the retry button in place, so it keeps focus. */
function InvoiceButton({ destination, label, name, invoice: { phase, fetch } }: InvoiceButtonProps) {
  const hasFailed = phase.kind === 'failed' && phase.destination === destination;
  return (
    <Button
      size="small"
      variant={destination === 'tab' ? 'secondary' : 'quiet'}
      isLoading={phase.kind === 'fetching' && phase.destination === destination}
      onClick={() => fetch(destination)}
    >
      {hasFailed ? 'Prøv igjen' : label}
      <VisuallyHidden>
        {hasFailed ? ', faktura' : ''} for {name}
      </VisuallyHidden>
    </Button>
  );
}

interface InvoiceProps {
  readonly invoiceId: string;
  /** For screen readers. */
  readonly name: string;
  readonly fileName: string;
}

function Invoice({ invoiceId, name, fileName }: InvoiceProps) {
  const invoice = useInvoice(invoiceId, fileName);
  const { kind } = invoice.phase;
  if (kind === 'missing') {
    return (
      <p role="alert" className={styles.problem}>
        Denne fakturaen finnes ikke. Ta kontakt med kundeservice.
      </p>
    );
  }
  return (
    <div className={styles.invoice}>
      {kind === 'failed' && (
        <p role="alert" className={styles.problem}>
          Vi fikk ikke hentet fakturaen.
        </p>
      )}
      <InvoiceButton destination="tab" label="Åpne faktura" name={name} invoice={invoice} />
      <InvoiceButton destination="file" label="Last ned faktura" name={name} invoice={invoice} />
    </div>
  );
}

function Status({ status }: { readonly status: TransactionStatus }) {
  const hasFailed = status === 'Failed';
  return (
    <Badge
      className={classNames(styles.status, hasFailed && styles.failed)}
      {...(hasFailed ? { icon: <WarningIcon /> } : {})}
    >
      {transactionStatusText(status)}
    </Badge>
  );
}

interface TransactionLineProps {
  readonly transaction: Transaction;
  readonly ref?: Ref<HTMLLIElement> | undefined;
}

/** One payment with its invoice. */
function TransactionLine({ transaction, ref }: TransactionLineProps) {
  const { date, amount, status, invoiceId, description = 'Betaling' } = transaction;
  const { displayName } = useBrand();
  const day = formatDay(date);
  return (
    <li ref={ref} tabIndex={-1} className={styles.line}>
      <div className={styles.what}>
        <p className={styles.name}>{description}</p>
        <p className={styles.day}>{day}</p>
      </div>
      {status && <Status status={status} />}
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
