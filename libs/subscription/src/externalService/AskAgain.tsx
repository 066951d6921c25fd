import type { PartnerService } from '@tv/api-client';
import { Button } from '@tv/ui';
import styles from './AskAgain.module.css';
import { ConnectingNote } from './ConnectingNote.tsx';
import { FailureNote } from './FailureNote.tsx';
import { serviceName } from './externalService.ts';
import type { ServiceStep } from './serviceStep.ts';
import type { Service } from './useService.browser.ts';

const ASKED_ON = ['ask', 'connect', 'cancel', 'password'];

interface AskAgainProps {
  readonly step: ServiceStep;
  readonly standing: Pick<Service, 'isError' | 'isAsking' | 'ask' | 'connecting'>;
  readonly service: PartnerService;
}

/** Rechecks the status, or shows polling or the last error. */
export function AskAgain({ step, standing, service }: AskAgainProps) {
  const { isError, isAsking, ask, connecting } = standing;
  if (isError) {
    const text = `Vi fikk ikke spurt ${serviceName(service)} om hvordan det står.`;
    return <FailureNote text={text} onRetry={ask} isRetrying={isAsking} />;
  }
  if (step.kind === 'wait') return <ConnectingNote service={service} {...connecting} />;
  if (!ASKED_ON.includes(step.kind)) return null;
  const isOnlyWay = step.kind === 'ask';
  return (
    <Button
      variant={isOnlyWay ? 'secondary' : 'quiet'}
      className={isOnlyWay ? undefined : styles.quiet}
      onClick={ask}
      isLoading={isAsking}
    >
      Sjekk igjen
    </Button>
  );
}
