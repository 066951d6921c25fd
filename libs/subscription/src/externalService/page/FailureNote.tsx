import { Button } from '@tv/ui';
import styles from './FailureNote.module.css';

interface FailureNoteProps {
  readonly text: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

export function FailureNote({ text, onRetry, isRetrying = false }: FailureNoteProps) {
  return (
    <div role="alert" className={styles.failure}>
      <p>{text}</p>
      <Button onClick={onRetry} isLoading={isRetrying}>
        Prøv igjen
      </Button>
    </div>
  );
}
