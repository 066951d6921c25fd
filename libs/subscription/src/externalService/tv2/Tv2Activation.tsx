import type { UserInfo } from '@tv/api-client';
import { Button } from '@tv/ui';
import { serviceStatus, serviceStep, type ServiceStep } from '../externalService.ts';
import { ServicePage, ServicePanel } from '../page/ServicePage.tsx';
import { ConnectingNote, FailureNote, StatusRecheck } from '../page/StatusRecheck.tsx';
import { Tv2UserNote } from '../page/StepSummary.tsx';
import { useServiceConnection, type ServiceConnection } from '../page/useServiceConnection.browser.ts';
import { useTv2Activation } from './useTv2Activation.browser.ts';

/** `/aktiver-tv2` (ROUTE-80): provisions at TV 2's site and polls. */
export function Tv2Activation() {
  const connection = useServiceConnection('tv2play');
  return (
    <ServicePage service="tv2play" connection={connection}>
      {(customer) => <Tv2Panel customer={customer} connection={connection} />}
    </ServicePage>
  );
}

const ACTION_LABELS: Readonly<Partial<Record<ServiceStep['kind'], string>>> = {
  connect: 'Koble til',
  cancel: 'Gå til TV 2 Play',
  password: 'Velg passord hos TV 2 Play',
};

interface Tv2PanelProps {
  readonly customer: UserInfo;
  readonly connection: ServiceConnection;
}

function Tv2Panel({ customer, connection }: Tv2PanelProps) {
  const step = serviceStep('tv2play', customer);
  const currentStatus = serviceStatus('tv2play', customer)?.statusCode;
  const activation = useTv2Activation(currentStatus, connection);
  const { phase, provision } = activation;
  const actionLabel = ACTION_LABELS[step.kind];
  return (
    <ServicePanel service="tv2play" step={step}>
      <Tv2UserNote step={step} />
      <PhaseNote {...activation} />
      {actionLabel !== undefined && phase.kind !== 'failed' && (
        <>
          {phase.kind === 'polling' && <p>Ble du ikke ferdig hos TV 2? Da kan du begynne på nytt.</p>}
          <Button
            variant={phase.kind === 'polling' ? 'secondary' : 'primary'}
            onClick={provision}
            isLoading={phase.kind === 'provisioning'}
          >
            {actionLabel}
          </Button>
        </>
      )}
      {/* Polling starts as soon as the partner has answered. */}
      {phase.kind === 'idle' && (step.kind !== 'pending' || connection.isError) && (
        <StatusRecheck step={step} connection={connection} service="tv2play" />
      )}
    </ServicePanel>
  );
}

type PhaseNoteProps = ReturnType<typeof useTv2Activation>;

function PhaseNote({ phase, provision, retry }: PhaseNoteProps) {
  if (phase.kind === 'polling' || phase.kind === 'unchanged')
    return <ConnectingNote service="tv2play" hasTimedOut={phase.kind === 'unchanged'} restart={retry} />;
  if (phase.kind !== 'failed') return null;
  return phase.retry === 'provision' ? (
    <FailureNote text="Vi fikk ikke koblet til TV 2 Play. Prøv igjen om litt." onRetry={provision} />
  ) : (
    <FailureNote text="TV 2 Play kunne ikke si hvordan det står. Prøv igjen om litt." onRetry={retry} />
  );
}
