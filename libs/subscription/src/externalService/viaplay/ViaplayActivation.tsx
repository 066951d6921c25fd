import { CustomerServiceNote } from '../page/CustomerServiceNote.tsx';
import { PartnerActivation } from '../page/PartnerActivation.tsx';
import { PartnerLink } from '../page/PartnerLink.tsx';
import { ActivationCode } from './ActivationCode.browser.tsx';

/** `/aktiver-viaplay` (ROUTE-79): activated by a code. */
export function ViaplayActivation() {
  return (
    <PartnerActivation service="viaplay">
      {({ activationCode, activationUrl }, { isError, isLoaded }) =>
        !isError && (
          <>
            {activationCode !== undefined ? (
              <ActivationCode code={activationCode} />
            ) : (
              isLoaded && <CustomerServiceNote text="Vi har ingen kode til deg akkurat nå." />
            )}
            <PartnerLink
              url={activationUrl}
              text="Åpne Viaplay"
              isPrimary
              fallback={
                activationCode !== undefined &&
                isLoaded && (
                  <CustomerServiceNote text="Vi har ingen lenke til Viaplay akkurat nå. Koden skriver du inn på nettsidene deres." />
                )
              }
            />
          </>
        )
      }
    </PartnerActivation>
  );
}
