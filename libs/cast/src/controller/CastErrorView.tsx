import { useBrand } from '@tv/config';
import { Button, TextLink, WarningIcon } from '@tv/ui';
import type { CastSender } from '../sender/castSender.ts';
import styles from './CastErrorView.module.css';
import { CAST_ERROR_TEXT } from './castErrorText.ts';

/** Cast error with the customer service address (ACCT-31) and retry (CAST-10, CAST-11). */
export function CastErrorView({
  sender,
  isConnected,
}: {
  readonly sender: CastSender;
  readonly isConnected: boolean;
}) {
  const { contact } = useBrand();
  return (
    <div className={styles.error}>
      <span aria-hidden="true" className={styles.icon}>
        <WarningIcon />
      </span>
      <p role="alert" className={styles.text}>
        {CAST_ERROR_TEXT}
      </p>
      <TextLink href={`mailto:${contact.customerService}`}>{contact.customerService}</TextLink>
      <div className={styles.ways}>
        <Button
          size="small"
          variant="primary"
          onClick={() => void (isConnected ? sender.retry() : sender.requestSession())}
        >
          Prøv igjen
        </Button>
        {isConnected ? (
          <Button size="small" onClick={() => sender.stop()}>
            Avslutt casting
          </Button>
        ) : (
          <Button size="small" onClick={() => sender.dismiss()}>
            Lukk
          </Button>
        )}
      </div>
    </div>
  );
}
