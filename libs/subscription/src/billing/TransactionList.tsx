import { useEffect, useId, useRef, useState } from 'react';
import { useGetTransactionsQuery } from '@tv/api-client';
import { Button } from '@tv/ui';
import { PageFailure, PagePending } from '../frame/PageFrame.tsx';
import { TransactionLine } from './TransactionLine.tsx';
import styles from './Transactions.module.css';

const FIRST = 6;
const MORE = 12;

/** Past payments, newest first, paginated (PAY-02). */
export function TransactionList() {
  const titleId = useId();
  const { data, isFetching, error, refetch } = useGetTransactionsQuery();
  const [count, setCount] = useState(FIRST);
  const [newAt, setNewAt] = useState<number>();
  const first = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The button may be gone.
    if (newAt !== undefined) first.current?.focus();
  }, [newAt]);
  return (
    <section aria-labelledby={titleId} className={styles.transactions}>
      <h2 id={titleId} className={styles.title}>
        Betalinger
      </h2>
      {data === undefined ? (
        error === undefined ? (
          <PagePending label="Henter betalingene dine" />
        ) : (
          <PageFailure
            text="Vi fikk ikke hentet betalingene dine."
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )
      ) : data.length === 0 ? (
        <p className={styles.none}>Du har ikke betalt noe ennå.</p>
      ) : (
        <>
          <ul className={styles.list}>
            {data.slice(0, count).map((transaction, index) => (
              // Ids may repeat; lines are only appended.
              <TransactionLine
                key={`${index}-${transaction.id}`}
                transaction={transaction}
                ref={index === newAt ? first : undefined}
              />
            ))}
          </ul>
          {data.length > count && (
            <Button
              className={styles.more}
              onClick={() => {
                setNewAt(count);
                setCount(count + MORE);
              }}
            >
              Vis flere
            </Button>
          )}
        </>
      )}
    </section>
  );
}
