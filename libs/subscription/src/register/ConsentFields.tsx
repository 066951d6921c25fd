import { useBrand } from '@tv/config';
import { links } from '@tv/routes';
import { TextLink } from '@tv/ui';
import { FormCheckBox, type RegistrationControl } from './FormFields.tsx';
import styles from './RegisterForm.module.css';
import type { Consents } from './registrationForm.ts';

const WORDS: Readonly<Record<keyof Consents, string>> = {
  receiveEmail: 'Send meg tips og tilbud på e-post',
  receiveSms: 'Send meg tips og tilbud på SMS',
  personalizedMarketing: 'Tilpass anbefalinger og reklame til meg',
  shareContactInformationWithThirdParties: 'Del kontaktopplysningene mine med samarbeidspartnere',
  contactThroughSocialMedia: 'Kontakt meg i sosiale medier',
};

const NAMES = [
  'receiveEmail',
  'receiveSms',
  'personalizedMarketing',
  'shareContactInformationWithThirdParties',
  'contactThroughSocialMedia',
] as const;

/** What one may agree to, and the terms, which one must; nothing is agreed to beforehand. */
export function ConsentFields({ control }: { readonly control: RegistrationControl }) {
  const { displayName } = useBrand();
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Dette kan du si ja til</legend>
        <p className={styles.hint}>Helt frivillig. Du kan ombestemme deg når du vil.</p>
        {NAMES.map((name) => (
          <FormCheckBox key={name} control={control} name={name} label={WORDS[name]} />
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
