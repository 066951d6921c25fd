import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReporter } from '@tv/analytics';
import { getPaymentClientToken, useApiDispatch } from '@tv/api-client';
import { useConfig, useOrigin, type RuntimeConfig } from '@tv/config';
import { Button, Skeleton } from '@tv/ui';
import { FORCE_REFETCH } from '../../status/fetchCustomerStatus.ts';
import { paymentErrorText } from '../outcome/paymentErrors.ts';
import styles from './CardForm.module.css';
import type { CardFields } from './cardFields.ts';

export interface CardFormProps {
  /** Called with the ready fields, and with `undefined` when they are removed. */
  readonly onFields: (fields: CardFields | undefined) => void;
  readonly onSubmit: () => void;
  readonly isChallengeOpen: boolean;
  readonly onChallenge: (isChallengeOpen: boolean) => void;
}

/** Card fields of the configured provider (PAY-08), with a retry. Cleans up when unmounted while loading. */
export function CardForm({ onFields, onSubmit, isChallengeOpen, onChallenge }: CardFormProps) {
  const { payment } = useConfig();
  const origin = useOrigin();
  const reporter = useReporter();
  const dispatch = useApiDispatch();
  const containerRef = useRef<HTMLDivElement>(null);
  /** Two forms must not be open at once. */
  const closing = useRef(Promise.resolve());
  const [loadState, setLoadState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const handleSubmit = useEffectEvent(onSubmit);
  useEffect(() => {
    const box = containerRef.current;
    if (!box) return undefined;
    let isGone = false;
    const createFields = async (): Promise<CardFields | undefined> => {
      await closing.current;
      if (isGone) return undefined;
      const request = dispatch(getPaymentClientToken.initiate(undefined, FORCE_REFETCH));
      const [clientToken, provider] = await Promise.all([request.unwrap(), loadCardProvider(payment)]);
      return provider(box, { clientToken, origin, onSubmit: () => handleSubmit(), onChallenge });
    };
    const creation = createFields();
    creation.then(
      (fields) => {
        if (isGone || !fields) return;
        setLoadState('ready');
        onFields(fields);
      },
      (error: unknown) => {
        if (isGone) return;
        reporter.warn(
          `No card form: ${error instanceof Error ? error.message : 'CLIENT_TOKEN_LOAD_FAILED'}`,
          'payment.card',
        );
        setLoadState('failed');
      },
    );
    return () => {
      isGone = true;
      onFields(undefined);
      closing.current = creation.then((fields) => fields?.close()).catch(() => undefined);
    };
  }, [dispatch, payment, origin, onChallenge, onFields, reporter, attempt]);
  return (
    <div className={styles.form} aria-busy={loadState === 'loading'}>
      {loadState === 'loading' && <Skeleton className={styles.waiting} />}
      {loadState === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>{paymentErrorText('CLIENT_TOKEN_LOAD_FAILED')}</p>
          <Button
            onClick={() => {
              setLoadState('loading');
              setAttempt(attempt + 1);
            }}
          >
            Prøv igjen
          </Button>
        </div>
      )}
      {isChallengeOpen && (
        <p role="status" className={styles.asked}>
          Banken din ber deg bekrefte at det er deg.
        </p>
      )}
      <div ref={containerRef} className={loadState === 'ready' ? undefined : styles.hidden} />
    </div>
  );
}

export interface CardFieldsOptions {
  /** Single-use. */
  readonly clientToken: string;
  /** Without a trailing slash. */
  readonly origin: string;
  readonly onSubmit: () => void;
  readonly onChallenge: (isOpen: boolean) => void;
}

/** Mounts card fields; resolves when they accept input. */
export type CardProvider = (container: HTMLElement, options: CardFieldsOptions) => Promise<CardFields>;

async function loadCardProvider({ cardForm, cardFrameUrl }: RuntimeConfig['payment']): Promise<CardProvider> {
  if (cardForm === 'local') {
    const { createLocalCardProvider } = await import('./localCard.browser.ts');
    return createLocalCardProvider(cardFrameUrl);
  }
  const { createBraintreeCard } = await import('./braintreeCard.browser.ts');
  return createBraintreeCard;
}
