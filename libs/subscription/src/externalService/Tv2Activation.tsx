import type { UserInfo } from '@tv/api-client';
import { Button } from '@tv/ui';
import { AskAgain } from './AskAgain.tsx';
import { ConnectingNote } from './ConnectingNote.tsx';
import { FailureNote } from './FailureNote.tsx';
import { ServicePage } from './ServicePage.tsx';
import { ServicePanel } from './ServicePanel.tsx';
import { Tv2UserNote } from './Tv2UserNote.tsx';
import { serviceStatus } from './externalService.ts';
import { serviceStep, type ServiceStep } from './serviceStep.ts';
import { useService, type Service } from './useService.browser.ts';
import { useTv2, type Tv2Phase } from './useTv2.browser.ts';

/** `/aktiver-tv2` (ROUTE-80): provisions at TV 2's site and polls. */
export function Tv2Activation() {
  const standing = useService('tv2play');
  return (
    <ServicePage service="tv2play" standing={standing}>
      {(customer) => <Tv2Panel customer={customer} standing={standing} />}
    </ServicePage>
  );
}

const GOING: Readonly<Partial<Record<ServiceStep['kind'], string>>> = {
  connect: 'Koble til',
  cancel: 'Gå til TV 2 Play',
  password: 'Velg passord hos TV 2 Play',
};

interface Tv2PanelProps {
  readonly customer: UserInfo;
  readonly standing: Service;
}

function Tv2Panel({ customer, standing }: Tv2PanelProps) {
  const step = serviceStep('tv2play', customer);
  const { isAnswered, ask } = standing;
  const present = serviceStatus('tv2play', customer)?.statusCode;
  const { phase, provision, again } = useTv2({ present, isAnswered, ask });
  const going = GOING[step.kind];
  return (
    <ServicePanel service="tv2play" step={step} note={<Tv2UserNote step={step} />}>
      <PhaseNote phase={phase} onProvision={provision} onAsk={again} />
      {going !== undefined && phase.kind !== 'failed' && (
        <>
          {phase.kind === 'polling' && <p>Ble du ikke ferdig hos TV 2? Da kan du begynne på nytt.</p>}
          <Button
            variant={phase.kind === 'polling' ? 'secondary' : 'primary'}
            onClick={provision}
            isLoading={phase.kind === 'provisioning'}
          >
            {going}
          </Button>
        </>
      )}
      {/* Polling starts as soon as the partner has answered. */}
      {phase.kind === 'quiet' && (step.kind !== 'wait' || standing.isError) && (
        <AskAgain step={step} standing={standing} service="tv2play" />
      )}
    </ServicePanel>
  );
}

interface PhaseNoteProps {
  readonly phase: Tv2Phase;
  readonly onProvision: () => void;
  readonly onAsk: () => void;
}

function PhaseNote({ phase, onProvision, onAsk }: PhaseNoteProps) {
  switch (phase.kind) {
    case 'polling':
    case 'unchanged':
      return <ConnectingNote service="tv2play" isGivenUp={phase.kind === 'unchanged'} again={onAsk} />;
    case 'failed':
      return phase.retry === 'provision' ? (
        <FailureNote text="Vi fikk ikke koblet til TV 2 Play. Prøv igjen om litt." onRetry={onProvision} />
      ) : (
        <FailureNote text="TV 2 Play kunne ikke si hvordan det står. Prøv igjen om litt." onRetry={onAsk} />
      );
    case 'quiet':
    case 'provisioning':
      return null;
  }
}
