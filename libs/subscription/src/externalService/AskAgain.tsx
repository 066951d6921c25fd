import type { AskedService } from '@tv/api-client';
import { Button } from '@tv/ui';
import styles from './AskAgain.module.css';
import { FailureNote } from './FailureNote.tsx';
import { serviceName } from './externalService.ts';
import type { ServiceStep } from './serviceStep.ts';
import type { Service } from './useService.browser.ts';

const ASKED_ON = ['ask', 'wait', 'connect', 'cancel', 'password'];

interface AskAgainProps {
  readonly step: ServiceStep;
  readonly standing: Pick<Service, 'isError' | 'isAsking' | 'ask'>;
  readonly service: AskedService;
}

/** Asks the partner once more; where he could not be asked, that is said. */
export function AskAgain({ step, standing: { isError, isAsking, ask }, service }: AskAgainProps) {
  if (isError) {
    const text = `Vi fikk ikke spurt ${serviceName(service)} om hvordan det står.`;
    return <FailureNote text={text} onRetry={ask} isRetrying={isAsking} />;
  }
  if (!ASKED_ON.includes(step.kind)) return null;
  const isOnlyWay = step.kind === 'ask' || step.kind === 'wait';
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
