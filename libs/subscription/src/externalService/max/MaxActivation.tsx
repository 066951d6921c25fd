import { Button } from '@tv/ui';
import { FailureNote } from '../page/FailureNote.tsx';
import { PartnerActivation } from '../page/PartnerActivation.tsx';
import { PartnerLink } from '../page/PartnerLink.tsx';
import { useMaxWindow } from './useMaxWindow.browser.ts';

/** `/aktiver-max`, formerly `/aktiver-hbo` (ROUTE-82, ROUTE-83): activated in Max's own window. */
export function MaxActivation() {
  return <PartnerActivation service="max">{() => <OpenMaxButton />}</PartnerActivation>;
}

function OpenMaxButton() {
  const { state, open } = useMaxWindow();
  switch (state.kind) {
    case 'closed':
    case 'loading':
      return (
        <Button variant="primary" onClick={open} isLoading={state.kind === 'loading'}>
          Koble til
        </Button>
      );
    case 'failed':
      return <FailureNote text="Vi fikk ikke åpnet Max. Prøv igjen om litt." onRetry={open} />;
    case 'open':
    case 'blocked':
      return (
        <>
          <p role="status">
            {state.kind === 'open'
              ? 'Max er åpnet i et eget vindu. Kom tilbake hit når du er ferdig, så ser vi det av oss selv.'
              : 'Nettleseren åpnet ikke vinduet. Åpne Max selv, og kom tilbake hit når du er ferdig.'}
          </p>
          <PartnerLink url={state.url} text="Åpne Max" isPrimary={state.kind === 'blocked'} />
        </>
      );
  }
}
