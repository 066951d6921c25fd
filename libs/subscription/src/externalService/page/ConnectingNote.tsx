import type { PartnerService } from '@tv/api-client';
import { Button } from '@tv/ui';
import { WaitingView } from '../../payment/outcome/WaitingView.tsx';
import type { Polling } from '../../polling/usePolling.ts';
import { serviceName } from '../streamingService.ts';
import styles from './ConnectingNote.module.css';
import { delayedText } from './serviceTexts.ts';

interface ConnectingNoteProps extends Polling {
  readonly service: PartnerService;
}

/** Polling state; after a timeout, a retry. */
export function ConnectingNote({ service, hasTimedOut, restart }: ConnectingNoteProps) {
  return hasTimedOut ? (
    <div role="status" className={styles.note}>
      <p>{delayedText(service)}</p>
      <Button onClick={restart}>Sjekk igjen</Button>
    </div>
  ) : (
    <div className={styles.waiting}>
      <WaitingView
        title={`Vi venter på svar fra ${serviceName(service)}`}
        text="Siden følger med av seg selv."
      />
    </div>
  );
}
