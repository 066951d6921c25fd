import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useReporter } from '@tv/analytics';
import { getPaymentClientToken } from '@tv/api-client';
import { useConfig, useOrigin } from '@tv/config';
import { Button, Skeleton } from '@tv/ui';
import type { PaymentDispatch } from '../pay.ts';
import { paymentErrorText } from '../paymentErrors.ts';
import styles from './CardForm.module.css';
import type { CardFields } from './cardForm.ts';
import { loadCardMaker } from './cardMaker.browser.ts';

export interface CardFormProps {
  /** Called with the ready fields, and with `undefined` when they are removed. */
  readonly onFields: (fields: CardFields | undefined) => void;
  readonly onSubmit: () => void;
  readonly isAsked: boolean;
  readonly onQuestion: (isAsked: boolean) => void;
}

type Standing = 'loading' | 'ready' | 'failed';

/** Card fields of the configured provider (PAY-08), with a retry. Cleans up when unmounted while loading. */
export function CardForm({ onFields, onSubmit, isAsked, onQuestion }: CardFormProps) {
  const { payment } = useConfig();
  const origin = useOrigin();
  const reporter = useReporter();
  const dispatch = useDispatch<PaymentDispatch>();
  const place = useRef<HTMLDivElement>(null);
  const submit = useRef(onSubmit);
  /** Two forms must not be open at once. */
  const ending = useRef(Promise.resolve());
  const [standing, setStanding] = useState<Standing>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    submit.current = onSubmit;
  }, [onSubmit]);

  const make = useCallback(
    async (box: HTMLElement): Promise<CardFields> => {
      const asked = dispatch(
        getPaymentClientToken.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
      const [clientToken, maker] = await Promise.all([asked.unwrap(), loadCardMaker(payment)]);
      return maker(box, {
        clientToken,
        origin,
        onSubmit: () => submit.current(),
        onQuestion,
      });
    },
    [dispatch, payment, origin, onQuestion],
  );

  useEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    let isGone = false;
    const making = ending.current.then(() => (isGone ? undefined : make(box)));
    making.then(
      (fields) => {
        if (isGone || !fields) return;
        setStanding('ready');
        onFields(fields);
      },
      (error: unknown) => {
        if (isGone) return;
        reporter.warn(
          `No card form: ${error instanceof Error ? error.message : 'CLIENT_TOKEN_LOAD_FAILED'}`,
          'payment.card',
        );
        setStanding('failed');
      },
    );
    return () => {
      isGone = true;
      onFields(undefined);
      ending.current = making.then((fields) => fields?.close()).catch(() => undefined);
    };
  }, [make, onFields, reporter, attempt]);

  return (
    <div className={styles.form} aria-busy={standing === 'loading'}>
      {standing === 'loading' && <Skeleton className={styles.waiting} />}
      {standing === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>{paymentErrorText('CLIENT_TOKEN_LOAD_FAILED')}</p>
          <Button
            onClick={() => {
              setStanding('loading');
              setAttempt(attempt + 1);
            }}
          >
            Prøv igjen
          </Button>
        </div>
      )}
      {isAsked && (
        <p role="status" className={styles.asked}>
          Banken din ber deg bekrefte at det er deg.
        </p>
      )}
      <div ref={place} className={standing === 'ready' ? undefined : styles.hidden} />
    </div>
  );
}
