import { encoded } from '@tv/routes';
import { MalformedAnswerError, toApiError, type ApiError } from '../base/apiError.ts';
import { askServer } from '../base/baseQuery.ts';
import { depsOf } from '../base/storeExtra.ts';

const PDF_START = '%PDF-';

async function isPdf(document: Blob): Promise<boolean> {
  return (await document.slice(0, PDF_START.length).text()) === PDF_START;
}

/**
 * Asks for an invoice as a PDF (PAY-05). It is no endpoint of the API: a document is nothing that the app knows, it is too
 * large and too private to be kept in the store, and it is gone when whoever asked for it has shown it.
 *
 * @returns a thunk; it resolves to a PDF (by its first bytes, whatever the server calls it) or to why there is none, and
 *   never rejects for what a server does
 */
export function fetchInvoice(invoiceId: string) {
  return async (
    _dispatch: unknown,
    _state: unknown,
    extra: unknown,
  ): Promise<{ readonly data: Blob } | { readonly error: ApiError }> => {
    const deps = depsOf(extra);
    const asked = await askServer(
      {
        service: 'gateway',
        path: `/invoice/${encoded(invoiceId)}`,
        headers: { Accept: 'application/pdf' },
        isDocument: true,
        needsToken: true,
      },
      deps,
    );
    if ('error' in asked) return asked;
    const { body, url } = asked.data;
    if (body instanceof Blob && (await isPdf(body))) {
      return { data: new Blob([body], { type: 'application/pdf' }) };
    }
    const failure = new MalformedAnswerError(`No PDF from ${url}`);
    deps.reporter.error(failure, 'fetchInvoice answer');
    return { error: toApiError(failure) };
  };
}
