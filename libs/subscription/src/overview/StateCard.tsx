import type { ReactNode } from 'react';
import { Link } from '@tv/rendering';
import { customerLinks, links } from '@tv/routes';
import { Button, CheckIcon, ClockIcon, Cluster, InfoIcon, MinusIcon, Skeleton, WarningIcon } from '@tv/ui';
import { withProductIds } from '../choice/rules/choiceQuery.ts';
import styles from './StateCard.module.css';
import type { Standing, Step, Tone } from './standing.ts';

const MARKS: Readonly<Record<Tone, ReactNode>> = {
  good: <CheckIcon />,
  trial: <ClockIcon />,
  waiting: <span className={styles.wheel} />,
  notice: <InfoIcon />,
  trouble: <WarningIcon />,
  over: <MinusIcon />,
};

interface Way {
  readonly text: string;
  readonly to: (productIds: readonly string[], trialProductIds: readonly string[]) => string;
}

const choosing = (ids: readonly string[]) => `${links.signUp()}${withProductIds('', ids)}`;

const WAYS: Readonly<Record<Step, Way>> = {
  change: { text: 'Bytt pakke', to: choosing },
  choose: { text: 'Velg pakke', to: choosing },
  stop: { text: 'Stopp abonnementet', to: customerLinks.cancelConfirm },
  stopTrial: { text: 'Stopp prøveperioden', to: (_own, trial) => customerLinks.stopTrial(trial) },
  restart: { text: 'Start abonnementet igjen', to: () => customerLinks.purchaseFor('reaktiver') },
  firstPayment: { text: 'Betal og kom i gang', to: (own) => customerLinks.purchaseFor('kjøp', own) },
  payAgain: { text: 'Betal nå', to: () => customerLinks.purchaseFor('fortsett') },
  billing: { text: 'Se betalingene', to: customerLinks.billing },
};

const FORWARD: readonly Step[] = ['restart', 'firstPayment', 'payAgain', 'choose'];

export interface StateCardProps {
  readonly standing: Standing;
  /** Undefined while loading. */
  readonly title: string | undefined;
  readonly productIds: readonly string[];
  readonly trialProductIds?: readonly string[];
  readonly children?: ReactNode;
}

/** Status, actions and restrictions (SUB-12, SUB-33). */
export function StateCard({ standing, title, productIds, trialProductIds = [], children }: StateCardProps) {
  const { tone, label, sentence, steps, cannot } = standing;
  return (
    <section aria-label="Slik står det til" data-tone-of-state={tone} className={styles.card}>
      <p className={styles.label}>
        <span aria-hidden="true" className={styles.mark}>
          {MARKS[tone]}
        </span>
        {label}
      </p>
      {title === undefined ? (
        <h2 aria-label="Pakken din" className={styles.title}>
          <Skeleton shape="text" width="9em" />
        </h2>
      ) : (
        <h2 className={styles.title}>{title}</h2>
      )}
      <p>{sentence}</p>
      {children}
      {steps.length > 0 && (
        <Cluster>
          {steps.map((step, index) => (
            <Button
              key={step}
              as={Link}
              to={WAYS[step].to(productIds, trialProductIds)}
              variant={index > 0 ? 'quiet' : FORWARD.includes(step) ? 'primary' : 'secondary'}
            >
              {WAYS[step].text}
            </Button>
          ))}
        </Cluster>
      )}
      {cannot === undefined ? null : <p className={styles.cannot}>{cannot}</p>}
    </section>
  );
}
