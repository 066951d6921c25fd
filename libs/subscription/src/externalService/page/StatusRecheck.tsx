import type { PartnerService } from '@tv/api-client';
import { Button } from '@tv/ui';
import type { PageFailureProps } from '../../frame/PageFrame.tsx';
import { WaitingView } from '../../payment/outcome/WaitingView.tsx';
import type { Polling } from '../../polling/usePolling.ts';
import { serviceName, type ServiceStep } from '../externalService.ts';
import styles from './StatusRecheck.module.css';
import { delayedText } from './serviceTexts.ts';
import type { ServiceConnection } from './useServiceConnection.browser.ts';

const RECHECKABLE_STEPS = ['unknown', 'connect', 'cancel', 'password'];

interface StatusRecheckProps {
  readonly step: ServiceStep;
  readonly connection: ServiceConnection;
  readonly service: PartnerService;
}

/** Rechecks the status, or shows polling or the last error. */
export function StatusRecheck({ step, connection, service }: StatusRecheckProps) {
  const { isError, isRechecking, recheck, polling } = connection;
  if (isError) {
    const text = `Vi fikk ikke spurt ${serviceName(service)} om hvordan det står.`;
    return <FailureNote text={text} onRetry={recheck} isRetrying={isRechecking} />;
  }
  if (step.kind === 'pending') return <ConnectingNote service={service} {...polling} />;
  if (!RECHECKABLE_STEPS.includes(step.kind)) return null;
  const isOnlyAction = step.kind === 'unknown';
  return (
    <Button
      variant={isOnlyAction ? 'secondary' : 'quiet'}
      className={isOnlyAction ? undefined : styles.quiet}
      onClick={recheck}
      isLoading={isRechecking}
    >
      Sjekk igjen
    </Button>
  );
}

export function FailureNote({ text, onRetry, isRetrying = false }: PageFailureProps) {
  return (
    <div role="alert" className={styles.failure}>
      <p>{text}</p>
      <Button onClick={onRetry} isLoading={isRetrying}>
        Prøv igjen
      </Button>
    </div>
  );
}

/** Polling state; after a timeout, a retry. */
export function ConnectingNote({ service, hasTimedOut, restart }: Polling & { service: PartnerService }) {
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
