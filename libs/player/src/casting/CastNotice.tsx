import { useState } from 'react';
import { CAST_ERROR_TEXT, useCastState, type CastPlace, type CastSender } from '@tv/cast';
import { Button } from '@tv/ui';
import styles from './CastNotice.module.css';

interface CastNoticeProps {
  readonly sender: CastSender;
  readonly lost: CastPlace | undefined;
}

/** Notice over the local player: casting failed, or the connection was lost. */
export function CastNotice({ sender, lost }: CastNoticeProps) {
  const error = useCastState(sender, 'error');
  const [read, setRead] = useState<CastPlace>();
  if (error === undefined && (lost === undefined || lost === read)) return null;
  return (
    <div className={styles.notice}>
      <p role="alert">
        {error === undefined
          ? `Vi mistet kontakten med ${lost?.deviceName ?? 'TV-en'}. Du ser videre her.`
          : CAST_ERROR_TEXT}
      </p>
      <Button
        size="small"
        variant="on-image"
        onClick={() => {
          setRead(lost);
          sender.dismiss();
        }}
      >
        Lukk
      </Button>
    </div>
  );
}
