import { useRef, useState } from 'react';
import { type Consents, getAccount, saveConsents } from '@tv/api-client';
import { Switch } from '@tv/ui/switch';
import { FORCE_REFETCH } from '../../status/fetchCustomerStatus.ts';
import styles from '../PersonaliaPage.module.css';
import { useAuthenticatedDispatch } from '../useAuthenticatedDispatch.ts';
import { CONSENT_NAMES, CONSENT_LABELS } from './consents.ts';

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

type ConsentName = keyof Consents;

/** Being saved, or saved but not yet in the store. */
type PendingConsents = Readonly<
  Partial<Record<ConsentName, { readonly isGiven: boolean; readonly isSaved: boolean }>>
>;

const without = (choices: PendingConsents, names: readonly string[]): PendingConsents =>
  Object.fromEntries(Object.entries(choices).filter(([name]) => !names.includes(name)));

/** Saves consents one at a time, with the others refetched. A failed change is rolled back. */
function useConsents(consents: Consents) {
  const { dispatch, renewToken } = useAuthenticatedDispatch();
  const [choices, setChoices] = useState<PendingConsents>({});
  const [outcome, setOutcome] = useState<{ readonly isSaved: boolean; readonly name: ConsentName }>();
  const queue = useRef(Promise.resolve());
  // Drop a pending consent once the store has it, or the switch would flip back.
  const known = CONSENT_NAMES.filter((name) => {
    const choice = choices[name];
    return choice?.isSaved && choice.isGiven === consents[name];
  });
  if (known.length > 0) setChoices(without(choices, known));
  const save = async (name: ConsentName, isGiven: boolean): Promise<void> => {
    await renewToken();
    const { consents: latest } = await dispatch(getAccount.initiate(undefined, FORCE_REFETCH)).unwrap();
    if (latest === undefined) throw new Error('The consents have not loaded');
    await dispatch(saveConsents.initiate({ ...latest, [name]: isGiven }, { track: false })).unwrap();
  };
  const saveAndReport = async (name: ConsentName, isGiven: boolean): Promise<void> => {
    // Failures are already reported by the API layer.
    const isSaved = await save(name, isGiven).then(
      () => true,
      () => false,
    );
    setOutcome({ isSaved, name });
    setChoices((others) => {
      // Changed again meanwhile.
      if (others[name]?.isGiven !== isGiven) return others;
      return isSaved ? { ...others, [name]: { isGiven, isSaved } } : without(others, [name]);
    });
  };
  return {
    /** Consents with pending changes applied. */
    displayed: {
      ...consents,
      ...Object.fromEntries(Object.entries(choices).map(([name, choice]) => [name, choice.isGiven])),
    },
    outcome,
    change: (name: ConsentName, isGiven: boolean) => {
      setOutcome(undefined);
      setChoices((others) => ({ ...others, [name]: { isGiven, isSaved: false } }));
      queue.current = queue.current.then(() => saveAndReport(name, isGiven));
    },
  };
}
