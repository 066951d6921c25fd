import type { PartnerService } from '@tv/api-client';
import { Button } from '@tv/ui';
import { WaitingView } from '../payment/outcome/WaitingView.tsx';
import styles from './ConnectingNote.module.css';
import { serviceName } from './externalService.ts';
import { takesLonger } from './serviceWords.ts';
import type { Connecting } from './useConnecting.browser.ts';

interface ConnectingNoteProps extends Connecting {
  readonly service: PartnerService;
}

/** Polling state; after a timeout, a retry. */
export function ConnectingNote({ service, isGivenUp, again }: ConnectingNoteProps) {
  return isGivenUp ? (
    <div role="status" className={styles.note}>
      <p>{takesLonger(service)}</p>
      <Button onClick={again}>Sjekk igjen</Button>
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
