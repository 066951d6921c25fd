import type { PartnerService } from '@tv/api-client';
import { Button } from '@tv/ui';
import type { ServiceStep } from '../serviceStep.ts';
import { serviceName } from '../streamingService.ts';
import { ConnectingNote } from './ConnectingNote.tsx';
import { FailureNote } from './FailureNote.tsx';
import styles from './StatusRecheck.module.css';
import type { ServiceConnection } from './useServiceConnection.browser.ts';

const RECHECKABLE_STEPS = ['unknown', 'connect', 'cancel', 'password'];

interface StatusRecheckProps {
  readonly step: ServiceStep;
  readonly connection: Pick<ServiceConnection, 'isError' | 'isRechecking' | 'recheck' | 'polling'>;
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
