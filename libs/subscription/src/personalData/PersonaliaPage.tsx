import type { ReactNode } from 'react';
import { useGetAccountQuery, type Account } from '@tv/api-client';
import { useIsCustomer } from '@tv/auth';
import { customerLinks, links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { formatDateWithYear } from '@tv/time';
import { Button, CheckIcon, LockIcon, TextLink, UserIcon } from '@tv/ui';
import { SettingsSection } from '../account/settings/SettingsSection.tsx';
import { PageFailure, PageFrame, QueryView } from '../frame/PageFrame.tsx';
import { formatPhone } from '../phone/norwegianPhone.ts';
import { PERSONALIA_TITLE } from './ChangePage.tsx';
import styles from './PersonaliaPage.module.css';
import { ConsentSwitches } from './consents/ConsentSwitches.tsx';

interface FactProps {
  readonly name: string;
  readonly value: string | undefined;
  readonly change?: { readonly to: string; readonly name: string };
  readonly note?: ReactNode;
}

function Fact({ name, value, change, note }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.value}>{value?.trim() || 'Ikke oppgitt'}</dd>
      {note === undefined ? null : <dd className={styles.note}>{note}</dd>}
      {change && (
        <dd className={styles.change}>
          <Button as={Link} to={change.to} size="small">
            {change.name}
          </Button>
        </dd>
      )}
    </div>
  );
}

function Facts({ personalia }: Pick<Account, 'personalia'>) {
  const { firstName, lastName, email, phoneNumber, createdDate } = personalia;
  return (
    <dl className={styles.facts}>
      <Fact
        name="Navn"
        value={[firstName, lastName].filter(Boolean).join(' ')}
        note={
          <>
            Er navnet feil?{' '}
            <TextLink as={Link} to={links.help()}>
              Kundeservice
            </TextLink>{' '}
            retter det.
          </>
        }
      />
      <Fact name="E-post" value={email} change={{ to: customerLinks.changeEmail(), name: 'Endre e-post' }} />
      <Fact
        name="Mobilnummer"
        value={phoneNumber && formatPhone(phoneNumber)}
        change={{ to: customerLinks.changePhone(), name: 'Endre mobilnummer' }}
      />
      {createdDate !== undefined && <Fact name="Kunde siden" value={formatDateWithYear(createdDate)} />}
    </dl>
  );
}

/** `/informasjon`: personal data and consents (ROUTE-51, ACCT-23). */
export function PersonaliaPage() {
  const isCustomer = useIsCustomer();
  const query = useGetAccountQuery(undefined, {
    skip: !isCustomer,
    // It may change on another device.
    refetchOnMountOrArgChange: true,
  });
  return (
    <PageFrame title={PERSONALIA_TITLE} back={{ to: links.account(), name: 'Min konto' }}>
      <QueryView query={{ ...query, isError: query.error !== undefined }} what="opplysningene dine">
        {({ personalia, consents }) => (
          <div className={styles.sections}>
            <SettingsSection
              icon={<UserIcon />}
              title="Om deg"
              text="Slik kjenner vi deg, og slik når vi deg når det er noe med abonnementet."
            >
              <Facts personalia={personalia} />
            </SettingsSection>
            <SettingsSection
              icon={<LockIcon />}
              title="Passord"
              text="Bruk et passord som du ikke bruker andre steder."
            >
              <Button as={Link} to={customerLinks.changePassword()}>
                Endre passord
              </Button>
            </SettingsSection>
            <SettingsSection
              icon={<CheckIcon />}
              title="Samtykker"
              text="Helt frivillig. Du kan ombestemme deg når du vil, og det gjelder fra nå av."
            >
              {consents === undefined ? (
                <PageFailure
                  text="Vi fikk ikke hentet samtykkene dine."
                  onRetry={() => void query.refetch()}
                  isRetrying={query.isFetching}
                />
              ) : (
                <div className={styles.consents}>
                  <ConsentSwitches consents={consents} />
                </div>
              )}
            </SettingsSection>
          </div>
        )}
      </QueryView>
    </PageFrame>
  );
}
