import { useEffect, useRef, useState } from 'react';
import { fetchInvoice, isRequestError, useApiDispatch } from '@tv/api-client';
import { createInvoiceDownload, openInvoiceTab } from './invoiceTarget.browser.ts';

/** `tab`: open in a new tab. `file`: download. */
export type InvoiceDestination = 'tab' | 'file';

export type InvoicePhase =
  | { readonly kind: 'ready' }
  | { readonly kind: 'fetching' | 'failed'; readonly destination: InvoiceDestination }
  /** 404: no such invoice for this customer. */
  | { readonly kind: 'missing' };

export interface InvoiceActions {
  readonly phase: InvoicePhase;
  /** Ignored while fetching. */
  readonly fetch: (destination: InvoiceDestination) => void;
}

/** Fetches an invoice on demand, uncached (PAY-05). @param fileName  with extension */
export function useInvoice(invoiceId: string, fileName: string): InvoiceActions {
  const dispatch = useApiDispatch();
  const [phase, setPhase] = useState<InvoicePhase>({ kind: 'ready' });
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  const run = async (destination: InvoiceDestination) => {
    const target = destination === 'tab' ? openInvoiceTab() : createInvoiceDownload();
    setPhase({ kind: 'fetching', destination });
    const answer = await dispatch(fetchInvoice(invoiceId));
    if ('data' in answer && !isUnmounted.current) target.show(answer.data, fileName);
    else target.cancel();
    if ('data' in answer) setPhase({ kind: 'ready' });
    else setPhase(isRequestError(answer.error, 404) ? { kind: 'missing' } : { kind: 'failed', destination });
  };
  return {
    phase,
    fetch(destination) {
      if (phase.kind !== 'fetching') void run(destination);
    },
  };
}
