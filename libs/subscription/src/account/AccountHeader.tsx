import type { ReactNode } from 'react';
import type { UserInfo } from '@tv/api-client';
import { Link } from '@tv/ssr';
import { Button, CheckIcon, ClockIcon, InfoIcon, MinusIcon, Skeleton, WarningIcon } from '@tv/ui';
import styles from './AccountHeader.module.css';
import { PackageChannels } from './PackageChannels.tsx';
import { accountStatus, type AccountStatus } from './accountStatus.ts';

export interface AccountHeaderProps {
  readonly customer: UserInfo | undefined;
  readonly hasFailed: boolean;
}

/** Greeting, account status, next action and package. */
export function AccountHeader({ customer, hasFailed }: AccountHeaderProps) {
  const firstName = customer?.personalia.firstName?.trim();
  const subscribed = customer?.subscribedPackage;
  return (
    <header className={styles.head}>
      <div className={styles.inside}>
        <div className={styles.words}>
          <h1 className={styles.title}>{firstName ? `Hei, ${firstName}` : 'Min konto'}</h1>
          {customer ? <AccountStatusSummary customer={customer} /> : !hasFailed && <AccountStatusSkeleton />}
        </div>
        {subscribed ? (
          <PackageChannels subscribed={subscribed} />
        ) : (
          customer === undefined && !hasFailed && <Skeleton className={styles.picturePlace} />
        )}
      </div>
    </header>
  );
}

const STATUS_ICONS: Readonly<Record<NonNullable<AccountStatus['tone']>, ReactNode>> = {
  success: <CheckIcon />,
  trial: <ClockIcon />,
  pending: <ClockIcon />,
  info: <InfoIcon />,
  error: <WarningIcon />,
  ended: <MinusIcon />,
};

function AccountStatusSummary({ customer }: { readonly customer: UserInfo }) {
  const { tone, label, sentence, step } = accountStatus(customer);
  return (
    <>
      {tone !== undefined && (
        <p className={styles.state} data-status-tone={tone}>
          {STATUS_ICONS[tone]}
          {label}
        </p>
      )}
      <p className={styles.sentence}>{sentence}</p>
      <p>
        <Button as={Link} to={step.to} variant="primary" size="large">
          {step.text}
        </Button>
      </p>
    </>
  );
}

function AccountStatusSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Henter kontoen din" className={styles.place}>
      <Skeleton shape="text" width="8em" />
      <div className={styles.sentence}>
        <Skeleton shape="text" width="min(100%, 22em)" />
      </div>
      <Skeleton className={styles.stepPlace} />
    </div>
  );
}
