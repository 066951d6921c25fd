import { useState } from 'react';
import { Button } from '@tv/ui';
import { RadioGroup } from '@tv/ui/radioGroup';
import { Switch } from '@tv/ui/switch';
import { usePinPrompt } from '../pin/usePinPrompt.tsx';
import styles from './ParentalSettings.module.css';
import { useParentalControl } from './useParentalGate.tsx';

/**
 * A customer's parental control on this device (PIN-18, PIN-19). Turning it off or changing the age requires
 * the PIN.
 *
 * @param isPinSet undefined while unknown
 */
export function ParentalSettings({ isPinSet }: { readonly isPinSet: boolean | undefined }) {
  const { setting, changeSetting } = useParentalControl();
  const { promptForPin, pinDialog } = usePinPrompt();
  const [chosenAge, setChosenAge] = useState<number>();
  const [statusText, setStatusText] = useState('');
  if (!setting) return null;
  const { isParentalControlActive: isActive, ageRestriction } = setting;
  const age = chosenAge ?? ageRestriction;

  async function toggle(isOn: boolean) {
    setStatusText('');
    if (!isOn && !(await promptForPin('Foreldrekontrollen blir slått av på denne enheten.'))) return;
    changeSetting({ isParentalControlActive: isOn, ageRestriction });
    setChosenAge(undefined);
    setStatusText(isOn ? 'Foreldrekontrollen er på' : 'Foreldrekontrollen er av');
  }

  async function saveAge() {
    setStatusText('');
    const isSame = age === ageRestriction;
    if (!isSame && !(await promptForPin(`Aldersgrensen blir endret til ${getAgeLimitText(age)}.`))) return;
    changeSetting({ isParentalControlActive: true, ageRestriction: age });
    setChosenAge(undefined);
    setStatusText(`Aldersgrensen er ${getAgeLimitText(age)}`);
  }

  return (
    <div className={styles.settings}>
      <Switch
        label="Foreldrekontroll"
        text={isPinSet === false ? 'Lag en PIN-kode først.' : 'Gjelder deg, på denne enheten.'}
        isOn={isActive}
        isDisabled={!isActive && isPinSet !== true}
        onChange={(isOn) => void toggle(isOn)}
      />
      {isActive && (
        <>
          <RadioGroup
            label="Aldersgrense"
            text="Det som har høyere aldersgrense, er låst og spør etter PIN-koden."
            value={String(age)}
            options={AGE_OPTIONS}
            onChange={(value) => setChosenAge(Number(value))}
          />
          <Button onClick={() => void saveAge()}>Lagre aldersgrense</Button>
        </>
      )}
      <p role="status" className={styles.done}>
        {statusText}
      </p>
      {pinDialog}
    </div>
  );
}

const getAgeLimitText = (age: number): string => (age === 0 ? 'tillatt for alle' : `${age} år`);

/** Norwegian age limits in years. */
const AGES = [0, 6, 9, 12, 15, 18] as const;

const AGE_OPTIONS = AGES.map((age) => ({ value: String(age), label: age === 0 ? 'Alle' : `${age} år` }));
