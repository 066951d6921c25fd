import type { Consents } from '@tv/api-client';
import { Switch } from '@tv/ui/switch';
import styles from '../PersonaliaPage.module.css';
import { CONSENT_NAMES, CONSENT_LABELS } from './consents.ts';
import { useConsents } from './useConsents.ts';

/** Consents, each saved at once (ACCT-24, ACCT-25). */
export function ConsentSwitches({ consents }: { readonly consents: Consents }) {
  const { displayed, outcome, change } = useConsents(consents);
  return (
    <>
      {CONSENT_NAMES.map((name) => (
        <Switch
          key={name}
          label={CONSENT_LABELS[name]}
          isOn={displayed[name]}
          onChange={(isGiven) => change(name, isGiven)}
        />
      ))}
      <p role="status" className={styles.saved}>
        {outcome?.isSaved ? 'Lagret' : ''}
      </p>
      {outcome?.isSaved === false && (
        <p role="alert" className={styles.failed}>
          Vi fikk ikke lagret «{CONSENT_LABELS[outcome.name]}». Valget er som før. Prøv igjen.
        </p>
      )}
    </>
  );
}
