import { Button, EmptyView, ErrorView, Skeleton } from '@tv/ui';
import styles from './Lists.module.css';

/** In the place of a list that could not be had. */
export function ListError({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <ErrorView
      title="Noe gikk galt"
      text={text}
      headingLevel={3}
      action={
        <Button variant="primary" onClick={onRetry}>
          Prøv igjen
        </Button>
      }
    />
  );
}

/** In the place of a list that has nothing in it. */
export function ListEmpty() {
  return <EmptyView title="Fant ikke noe innhold her" headingLevel={3} />;
}

/** In the place of a list that is on its way. */
export function ListWaiting() {
  return (
    <div className={styles.list} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((n) => (
        <Skeleton key={n} className={styles.waiting} />
      ))}
    </div>
  );
}
