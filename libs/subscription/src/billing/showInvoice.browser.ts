/** For so long a document can be loaded from its address, in milliseconds: a viewer reads it at once. */
const KEPT_MS = 60_000;

/** A place that a document is shown in, once it has come. */
export interface InvoicePlace {
  /** Shows it; a file of this name where there is no tab to show it in. */
  readonly show: (document: Blob, fileName: string) => void;
  /** It will not come. */
  readonly giveUp: () => void;
}

function save(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}

/** A place for a file that is saved. */
export function fileForInvoice(): InvoicePlace {
  return placeIn(null);
}

/**
 * A tab for an invoice, opened before the invoice is there: a browser opens one at a press and not later. Where it opens none the
 * invoice is saved as a file.
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
