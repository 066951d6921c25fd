import { useRef, useState } from 'react';
import { getAccount, saveConsents, type Consents } from '@tv/api-client';
import { useChangeDoor } from './useChangeDoor.ts';

type ConsentName = keyof Consents;

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
export function useConsents(known: Consents): ConsentChoice {
  const { dispatch, renewToken } = useChangeDoor();
  const [underWay, setUnderWay] = useState<Partial<Consents>>({});
  const [outcome, setOutcome] = useState<ConsentChoice['outcome']>();
  const last = useRef(Promise.resolve());

  const save = async (name: ConsentName, isGiven: boolean): Promise<void> => {
    await renewToken();
    const { consents } = await dispatch(
      getAccount.initiate(undefined, { forceRefetch: true, subscribe: false }),
    ).unwrap();
    if (consents === undefined) throw new Error('The consents are not known');
    await dispatch(saveConsents.initiate({ ...consents, [name]: isGiven }, { track: false })).unwrap();
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
    setUnderWay(({ [name]: latest, ...others }) =>
      latest === isGiven ? others : { ...others, [name]: latest },
    );
  };

  return {
    shown: { ...known, ...underWay },
    outcome,
    change(name, isGiven) {
      setOutcome(undefined);
      setUnderWay((others) => ({ ...others, [name]: isGiven }));
      last.current = last.current.then(() => saveAndTell(name, isGiven));
    },
  };
}
