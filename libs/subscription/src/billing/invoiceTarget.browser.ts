/** The PDF reader loads the object URL at once. */
const OBJECT_URL_TTL_MS = 60_000;

export interface InvoiceTarget {
  /** Downloads it as `fileName` without a tab. */
  readonly show: (document: Blob, fileName: string) => void;
  readonly cancel: () => void;
}

function download(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}

/** Target that downloads the invoice. */
export function createInvoiceDownload(): InvoiceTarget {
  return createTarget(null);
}

/** Opens a tab for an invoice, before the fetch, since browsers allow it only on a click. A blocked tab becomes a download. */
export function openInvoiceTab(): InvoiceTarget {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.documentElement.lang = 'nb';
    tab.document.title = 'Henter fakturaen';
    tab.document.body.textContent = 'Henter fakturaen …';
  }
  return createTarget(tab);
}

function createTarget(tab: Window | null): InvoiceTarget {
  return {
    show(invoice, fileName) {
      const address = URL.createObjectURL(invoice);
      setTimeout(() => URL.revokeObjectURL(address), OBJECT_URL_TTL_MS);
      if (tab) tab.location.replace(address);
      else download(address, fileName);
    },
    cancel() {
      tab?.close();
    },
  };
}
