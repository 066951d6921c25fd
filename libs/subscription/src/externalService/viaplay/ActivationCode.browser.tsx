import { useId, useState } from 'react';
import { Button, CheckIcon } from '@tv/ui';
import styles from './ActivationCode.module.css';

/** Activation code with a copy button. */
export function ActivationCode({ code }: { readonly code: string }) {
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
