import { useState } from 'react';
import { Button } from '@tv/ui';
import { RadioGroup } from '@tv/ui/radioGroup';
import { Switch } from '@tv/ui/switch';
import { usePinCheck } from '../pin/usePinCheck.tsx';
import styles from './ParentalSettings.module.css';
import { AGE_CHOICES, ageWords } from './ageChoice.ts';
import { useParentalControl } from './useParentalControl.ts';

/**
 * A customer's parental control on this device (PIN-18, PIN-19). Turning it off or changing the age requires
 * the PIN.
 *
 * @param isPinSet undefined while unknown
 */
export function ParentalSettings({ isPinSet }: { readonly isPinSet: boolean | undefined }) {
  const { setting, change } = useParentalControl();
  const { askPin, pinDialog } = usePinCheck();
  const [chosen, setChosen] = useState<number>();
  const [done, setDone] = useState('');
  if (!setting) return null;
  const { isParentalControlActive: isActive, ageRestriction } = setting;
  const age = chosen ?? ageRestriction;

  async function turn(isOn: boolean) {
    setDone('');
    if (!isOn && !(await askPin({ text: 'Foreldrekontrollen blir slått av på denne enheten.' }))) return;
    change({ isParentalControlActive: isOn, ageRestriction });
    setChosen(undefined);
    setDone(isOn ? 'Foreldrekontrollen er på' : 'Foreldrekontrollen er av');
  }

  async function saveAge() {
    setDone('');
    const isSame = age === ageRestriction;
    if (!isSame && !(await askPin({ text: `Aldersgrensen blir endret til ${inWords(age)}.` }))) return;
    change({ isParentalControlActive: true, ageRestriction: age });
    setChosen(undefined);
    setDone(`Aldersgrensen er ${inWords(age)}`);
  }

  return (
    <div className={styles.settings}>
      <Switch
        label="Foreldrekontroll"
        text={isPinSet === false ? 'Lag en PIN-kode først.' : 'Gjelder deg, på denne enheten.'}
        isOn={isActive}
        isDisabled={!isActive && isPinSet !== true}
        onChange={(isOn) => void turn(isOn)}
      />
      {isActive ? (
        <>
          <RadioGroup
            label="Aldersgrense"
            text="Det som har høyere aldersgrense, er låst og spør etter PIN-koden."
            value={String(age)}
            options={AGE_CHOICES}
            onChange={(value) => setChosen(Number(value))}
          />
          <Button onClick={() => void saveAge()}>Lagre aldersgrense</Button>
        </>
      ) : null}
      <p role="status" className={styles.done}>
        {done}
      </p>
      {pinDialog}
    </div>
  );
}

function inWords(age: number): string {
  return age === 0 ? 'tillatt for alle' : ageWords(age);
}
