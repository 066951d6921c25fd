import type { ReactNode } from 'react';
import { useGetPinSettingsQuery } from '@tv/api-client';
import { useIsCustomer } from '@tv/auth';
import { ParentalSettings } from '@tv/auth/parentalSettings';
import { PinSettings } from '@tv/auth/pinSettings';
import { links } from '@tv/routes';
import { Button, ChildIcon, ErrorView, LockIcon, Skeleton } from '@tv/ui';
import { PageFrame } from '../../frame/PageFrame.tsx';
import styles from './SettingsPage.module.css';
import { SettingsSection } from './SettingsSection.tsx';

/** `/innstillinger`: PIN, parental control (ROUTE-10, PIN-17, PIN-18) and sections of other libraries. */
export function SettingsPage({ children }: { readonly children?: ReactNode }) {
  const isCustomer = useIsCustomer();
  const { data: pin, isError, refetch } = useGetPinSettingsQuery(undefined, { skip: !isCustomer });
  return (
    <PageFrame title="Innstillinger" back={{ to: links.account(), name: 'Min konto' }}>
      <div className={styles.sections}>
        <SettingsSection
          icon={<LockIcon />}
          title="PIN-kode"
          text="Koden gjelder ved kjøp og leie, og for det som er over aldersgrensen din. Har du glemt den, lager du en ny."
        >
          {pin !== undefined ? (
            <PinSettings settings={pin} />
          ) : isError ? (
            <ErrorView
              title="Noe gikk galt"
              text="Vi fikk ikke hentet PIN-innstillingene dine."
              headingLevel={3}
              action={<Button onClick={() => void refetch()}>Prøv igjen</Button>}
            />
          ) : (
            <Skeleton className={styles.place} />
          )}
        </SettingsSection>
        <SettingsSection
          icon={<ChildIcon />}
          title="Foreldrekontroll"
          text="Velg hva som kan spilles uten PIN-kode på denne enheten. Det andre får en hengelås."
        >
          <ParentalSettings isPinSet={pin?.isPinSet} />
        </SettingsSection>
        {children}
      </div>
    </PageFrame>
  );
}
