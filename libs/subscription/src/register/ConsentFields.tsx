import type { Control } from 'react-hook-form';
import { useBrand } from '@tv/config';
import { links } from '@tv/routes';
import { TextLink } from '@tv/ui';
import { FormCheckBox } from '../form/FormFields.tsx';
import { CONSENT_NAMES, CONSENT_WORDS } from '../personalData/consents.ts';
import styles from './RegisterForm.module.css';
import type { RegistrationFields } from './registrationForm.ts';

/** Optional consents and required terms. */
export function ConsentFields({ control }: { readonly control: Control<RegistrationFields> }) {
  const { displayName } = useBrand();
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Dette kan du si ja til</legend>
        <p className={styles.hint}>Helt frivillig. Du kan ombestemme deg når du vil.</p>
        {CONSENT_NAMES.map((name) => (
          <FormCheckBox key={name} control={control} name={name} label={CONSENT_WORDS[name]} />
        ))}
      </fieldset>
      <FormCheckBox
        control={control}
        name="hasAcceptedTerms"
        label={
          <>
            Jeg godtar{' '}
            <TextLink href={links.terms()} target="_blank">
              vilkårene
            </TextLink>{' '}
            for {displayName}
          </>
        }
      />
    </>
  );
}
