import { useEffect, useRef, useState } from 'react';
import { useGetTransactionsQuery } from '@tv/api-client';
import { Button } from '@tv/ui';
import { QueryView } from '../frame/QueryView.tsx';
import { Section } from '../frame/Section.tsx';
import { TransactionLine } from './TransactionLine.tsx';
import styles from './Transactions.module.css';

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
      <QueryView
        query={{ ...query, isError: query.error !== undefined }}
        pendingLabel="Henter betalingene dine"
        failureText="Vi fikk ikke hentet betalingene dine."
      >
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
