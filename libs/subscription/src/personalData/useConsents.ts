import { useRef, useState } from 'react';
import { getAccount, saveConsents, type Consents } from '@tv/api-client';
import { CONSENT_NAMES } from './consents.ts';
import { useChangeDoor } from './useChangeDoor.ts';

type ConsentName = keyof Consents;

/** A choice that is on its way, or has been saved and is not yet known to be. */
interface Choice {
  readonly isGiven: boolean;
  readonly isSaved: boolean;
}

type Choices = Readonly<Partial<Record<ConsentName, Choice>>>;

const without = (choices: Choices, names: readonly string[]): Choices =>
  Object.fromEntries(Object.entries(choices).filter(([name]) => !names.includes(name)));

export interface ConsentChoice {
  /** As they are shown: what is being saved as it was chosen. */
  readonly shown: Consents;
  /** What came of the last change. */
  readonly outcome: { readonly isSaved: boolean; readonly name: ConsentName } | undefined;
  readonly change: (name: ConsentName, isGiven: boolean) => void;
}

/**
 * Consents, saved one after the other, each together with all others as they are by then: another device may have changed them. One that
 * cannot be saved goes back.
 */
export function useConsents(consents: Consents): ConsentChoice {
  const { dispatch, renewToken } = useChangeDoor();
  const [choices, setChoices] = useState<Choices>({});
  const [outcome, setOutcome] = useState<ConsentChoice['outcome']>();
  const last = useRef(Promise.resolve());

  // The store tells of what was saved a moment later: a switch would go back for so long.
  const known = CONSENT_NAMES.filter((name) => {
    const choice = choices[name];
    return choice?.isSaved && choice.isGiven === consents[name];
  });
  if (known.length > 0) setChoices(without(choices, known));

  const save = async (name: ConsentName, isGiven: boolean): Promise<void> => {
    await renewToken();
    const { consents: latest } = await dispatch(
      getAccount.initiate(undefined, { forceRefetch: true, subscribe: false }),
    ).unwrap();
    if (latest === undefined) throw new Error('The consents are not known');
    await dispatch(saveConsents.initiate({ ...latest, [name]: isGiven }, { track: false })).unwrap();
  };

  const saveAndTell = async (name: ConsentName, isGiven: boolean): Promise<void> => {
    let isSaved = true;
    try {
      await save(name, isGiven);
    } catch {
      // The API has told of it already.
      isSaved = false;
    }
    setOutcome({ isSaved, name });
    setChoices((others) => {
      // He may have chosen anew meanwhile.
      if (others[name]?.isGiven !== isGiven) return others;
      return isSaved ? { ...others, [name]: { isGiven, isSaved } } : without(others, [name]);
    });
  };

  return {
    shown: {
      ...consents,
      ...Object.fromEntries(Object.entries(choices).map(([name, choice]) => [name, choice.isGiven])),
    },
    outcome,
    change(name, isGiven) {
      setOutcome(undefined);
      setChoices((others) => ({ ...others, [name]: { isGiven, isSaved: false } }));
      last.current = last.current.then(() => saveAndTell(name, isGiven));
    },
  };
}
