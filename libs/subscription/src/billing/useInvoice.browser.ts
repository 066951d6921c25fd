import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { fetchInvoice, isRequestError } from '@tv/api-client';
import type { PaymentDispatch } from '../payment/intent/pay.ts';
import { fileForInvoice, tabForInvoice } from './showInvoice.browser.ts';

/** `tab`: open in a new tab. `file`: download. */
export type InvoiceWay = 'tab' | 'file';

export type InvoicePhase =
  | { readonly kind: 'ready' }
  | { readonly kind: 'fetching' | 'failed'; readonly way: InvoiceWay }
  /** 404: no such invoice for this customer. */
  | { readonly kind: 'missing' };

export interface InvoiceActions {
  readonly phase: InvoicePhase;
  /** Ignored while fetching. */
  readonly fetch: (way: InvoiceWay) => void;
}

/** Fetches an invoice on demand, uncached (PAY-05). @param fileName  with extension */
export function useInvoice(invoiceId: string, fileName: string): InvoiceActions {
  const dispatch = useDispatch<PaymentDispatch>();
  const [phase, setPhase] = useState<InvoicePhase>({ kind: 'ready' });
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const run = async (way: InvoiceWay) => {
    const place = way === 'tab' ? tabForInvoice() : fileForInvoice();
    setPhase({ kind: 'fetching', way });
    const answer = await dispatch(fetchInvoice(invoiceId));
    if ('data' in answer && !isGone.current) place.show(answer.data, fileName);
    else place.giveUp();
    if ('data' in answer) setPhase({ kind: 'ready' });
    else setPhase(isRequestError(answer.error, 404) ? { kind: 'missing' } : { kind: 'failed', way });
  };
  return {
    phase,
    fetch(way) {
      if (phase.kind !== 'fetching') void run(way);
    },
  };
}
