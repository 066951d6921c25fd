import type { ReactNode } from 'react';
import { customerLinks } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button, CheckIcon, ClockIcon, Cluster, InfoIcon, MinusIcon, Skeleton, WarningIcon } from '@tv/ui';
import { packageChoicePath } from '../choice/rules/choiceQuery.ts';
import type { SubscriptionStatus, SubscriptionAction, StatusTone } from '../status/subscriptionStatus.ts';
import styles from './SubscriptionStatusCard.module.css';

const STATUS_ICONS: Readonly<Record<StatusTone, ReactNode>> = {
  success: <CheckIcon />,
  trial: <ClockIcon />,
  pending: <span className={styles.wheel} />,
  info: <InfoIcon />,
  error: <WarningIcon />,
  ended: <MinusIcon />,
};

type LinkTo = (productIds: readonly string[], trialProductIds: readonly string[]) => string;

const ACTION_LINKS: Readonly<Record<SubscriptionAction, { readonly text: string; readonly to: LinkTo }>> = {
  change: { text: 'Bytt pakke', to: packageChoicePath },
  choose: { text: 'Velg pakke', to: packageChoicePath },
  cancel: { text: 'Stopp abonnementet', to: customerLinks.cancelConfirm },
  cancelTrial: { text: 'Stopp prøveperioden', to: (_own, trial) => customerLinks.stopTrial(trial) },
  restart: { text: 'Start abonnementet igjen', to: () => customerLinks.purchaseFor('reaktiver') },
  firstPayment: { text: 'Betal og kom i gang', to: (own) => customerLinks.purchaseFor('kjøp', own) },
  payAgain: { text: 'Betal nå', to: () => customerLinks.purchaseFor('fortsett') },
  billing: { text: 'Se betalingene', to: customerLinks.billing },
};

const PRIMARY_ACTIONS: readonly SubscriptionAction[] = ['restart', 'firstPayment', 'payAgain', 'choose'];

interface SubscriptionStatusCardProps {
  readonly status: SubscriptionStatus;
  /** Undefined while loading. */
  readonly title: string | undefined;
  readonly productIds: readonly string[];
  readonly trialProductIds?: readonly string[];
  readonly children?: ReactNode;
}

/** Status, actions and restrictions (SUB-12, SUB-33). */
export function SubscriptionStatusCard({
  status,
  title,
  productIds,
  trialProductIds = [],
  children,
}: SubscriptionStatusCardProps) {
  const { tone, label, sentence, actions, restriction } = status;
  return (
    <section aria-label="Slik står det til" data-status-tone={tone} className={styles.card}>
      <p className={styles.label}>
        <span aria-hidden="true" className={styles.mark}>
          {STATUS_ICONS[tone]}
        </span>
        {label}
      </p>
      <h2 className={styles.title} {...(title === undefined && { 'aria-label': 'Pakken din' })}>
        {title ?? <Skeleton shape="text" width="9em" />}
      </h2>
      <p>{sentence}</p>
      {children}
      {actions.length > 0 && (
        <Cluster>
          {actions.map((step, index) => (
            <Button
              key={step}
              as={Link}
              to={ACTION_LINKS[step].to(productIds, trialProductIds)}
              variant={index > 0 ? 'quiet' : PRIMARY_ACTIONS.includes(step) ? 'primary' : 'secondary'}
            >
              {ACTION_LINKS[step].text}
            </Button>
          ))}
        </Cluster>
      )}
      {restriction === undefined ? null : <p className={styles.cannot}>{restriction}</p>}
    </section>
  );
}
