/** The PDF reader loads the object URL at once; revoke it after a minute. */
const KEPT_MS = 60_000;

/** Where an invoice is shown once it has loaded. */
export interface InvoicePlace {
  /** Shows the document, or downloads it as `fileName` if there is no tab. */
  readonly show: (document: Blob, fileName: string) => void;
  /** Closes the tab if the invoice could not be fetched. */
  readonly giveUp: () => void;
}

function save(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}

/** Downloads the invoice. */
export function fileForInvoice(): InvoicePlace {
  return placeIn(null);
}

/**
 * Opens a tab before the invoice has loaded, since browsers allow it only on a click. Falls back to a
 * download if the tab is blocked.
 */
export function tabForInvoice(): InvoicePlace {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.documentElement.lang = 'nb';
    tab.document.title = 'Henter fakturaen';
    tab.document.body.textContent = 'Henter fakturaen …';
  }
  return placeIn(tab);
}

function placeIn(tab: Window | null): InvoicePlace {
  return {
    show(invoice, fileName) {
      const address = URL.createObjectURL(invoice);
      setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
      if (tab) tab.location.replace(address);
      else save(address, fileName);
    },
    giveUp() {
      tab?.close();
    },
  };
}
