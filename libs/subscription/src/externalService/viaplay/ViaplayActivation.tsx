import { useId, useState } from 'react';
import { Button, CheckIcon } from '@tv/ui';
import { PartnerActivation, PartnerLink } from '../page/PartnerActivation.tsx';
import { CustomerServiceNote } from '../page/ServicePage.tsx';
import styles from './ViaplayActivation.module.css';

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

/** Activation code with a copy button. */
function ActivationCode({ code }: { readonly code: string }) {
  const labelId = useId();
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <div className={styles.code}>
      <span id={labelId} className={styles.label}>
        Aktiveringskode
      </span>
      <output aria-labelledby={labelId} className={styles.value}>
        {code}
      </output>
      <Button onClick={() => void copy()} icon={outcome === 'copied' ? <CheckIcon /> : undefined}>
        Kopier koden
      </Button>
      <span role="status">
        {outcome === 'copied' && 'Koden er kopiert.'}
        {outcome === 'refused' && 'Vi fikk ikke kopiert den. Marker koden og kopier den selv.'}
      </span>
    </div>
  );
}
