import { useState } from 'react';
import { CAST_ERROR_TEXT, useCastState, type CastSnapshot, type CastSender } from '@tv/cast';
import { Button } from '@tv/ui';
import styles from './CastNotice.module.css';

interface CastNoticeProps {
  readonly sender: CastSender;
  readonly lostSnapshot: CastSnapshot | undefined;
}

/** Notice over the local player: casting failed, or the connection was lost. */
export function CastNotice({ sender, lostSnapshot }: CastNoticeProps) {
  const error = useCastState(sender, 'error');
  const [dismissed, setDismissed] = useState<CastSnapshot>();
  if (error === undefined && (lostSnapshot === undefined || lostSnapshot === dismissed)) return null;
  return (
    <div className={styles.notice}>
      <p role="alert">
        {error === undefined
          ? `Vi mistet kontakten med ${lostSnapshot?.deviceName ?? 'TV-en'}. Du ser videre her.`
          : CAST_ERROR_TEXT}
      </p>
      <Button
        size="small"
        variant="on-image"
        onClick={() => {
          setDismissed(lostSnapshot);
          sender.dismiss();
        }}
      >
        Lukk
      </Button>
    </div>
  );
}
