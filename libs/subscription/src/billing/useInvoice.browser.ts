import { useEffect, useRef, useState } from 'react';
import { fetchInvoice, isRequestError, useApiDispatch } from '@tv/api-client';

/** `tab`: open in a new tab. `file`: download. */
type InvoiceDestination = 'tab' | 'file';

interface InvoicePhase {
  /** `missing`: no such invoice for this customer (404). */
  readonly kind: 'ready' | 'fetching' | 'failed' | 'missing';
  /** Of the last fetch. */
  readonly destination?: InvoiceDestination;
}

/** The PDF reader loads the object URL at once. */
const OBJECT_URL_TTL_MS = 60_000;

/** Opens a tab before the fetch, since browsers allow it only on a click. Null if blocked. */
function openInvoiceTab(): Window | null {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.documentElement.lang = 'nb';
    tab.document.title = 'Henter fakturaen';
    tab.document.body.textContent = 'Henter fakturaen …';
  }
  return tab;
}

/** Shows the invoice in the tab. Downloads it without one. */
function showInvoice(invoice: Blob, tab: Window | null, fileName: string): void {
  const address = URL.createObjectURL(invoice);
  setTimeout(() => URL.revokeObjectURL(address), OBJECT_URL_TTL_MS);
  if (tab) {
    tab.location.replace(address);
    return;
  }
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}

/** Fetches an invoice on demand, uncached (PAY-05). @param fileName  with extension */
export function useInvoice(invoiceId: string, fileName: string) {
  const dispatch = useApiDispatch();
  const [phase, setPhase] = useState<InvoicePhase>({ kind: 'ready' });
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => void (isUnmounted.current = true);
  }, []);
  const run = async (destination: InvoiceDestination) => {
    const tab = destination === 'tab' ? openInvoiceTab() : null;
    setPhase({ kind: 'fetching', destination });
    const answer = await dispatch(fetchInvoice(invoiceId));
    if ('data' in answer && !isUnmounted.current) showInvoice(answer.data, tab, fileName);
    else tab?.close();
    if ('data' in answer) setPhase({ kind: 'ready' });
    else setPhase({ kind: isRequestError(answer.error, 404) ? 'missing' : 'failed', destination });
  };
  return {
    phase,
    /** Ignored while fetching. */
    fetch: (destination: InvoiceDestination) => {
      if (phase.kind !== 'fetching') void run(destination);
    },
  };
}
