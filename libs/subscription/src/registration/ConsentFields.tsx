import type { Control } from 'react-hook-form';
import { useBrand } from '@tv/config';
import { links } from '@tv/routes';
import { TextLink } from '@tv/ui';
import { FormCheckBox } from '../form/FormFields.tsx';
import { CONSENT_NAMES, CONSENT_LABELS } from '../personalData/consents/consents.ts';
import styles from './EmailRegistration.module.css';
import type { RegistrationFields } from './registrationSchema.ts';

/** Optional consents and required terms. */
export function ConsentFields({ control }: { readonly control: Control<RegistrationFields> }) {
  const { displayName } = useBrand();
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Dette kan du si ja til</legend>
        <p className={styles.hint}>Helt frivillig. Du kan ombestemme deg når du vil.</p>
        {CONSENT_NAMES.map((name) => (
          <FormCheckBox key={name} control={control} name={name} label={CONSENT_LABELS[name]} />
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
