import { Button, EmptyView, ErrorView, Skeleton } from '@tv/ui';
import styles from './Lists.module.css';

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

export function ListEmpty() {
  return <EmptyView title="Fant ikke noe innhold her" headingLevel={3} />;
}

export function ListSkeleton() {
  return (
    <div className={styles.list} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((n) => (
        <Skeleton key={n} className={styles.waiting} />
      ))}
    </div>
  );
}
