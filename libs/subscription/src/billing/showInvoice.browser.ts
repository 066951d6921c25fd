/** The PDF reader loads the object URL at once. */
const KEPT_MS = 60_000;

export interface InvoicePlace {
  /** Downloads it as `fileName` without a tab. */
  readonly show: (document: Blob, fileName: string) => void;
  readonly giveUp: () => void;
}

function save(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}

/** Target that downloads the invoice. */
export function fileForInvoice(): InvoicePlace {
  return placeIn(null);
}

/** Opens a tab for an invoice, before the fetch, since browsers allow it only on a click. A blocked tab becomes a download. */
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
