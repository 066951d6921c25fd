import { encodePathSegment } from '@tv/routes';
import { getApiDeps } from '../base/apiDeps.ts';
import { MalformedResponseError, toApiError, type ApiError } from '../base/apiError.ts';
import { executeRequest } from '../base/baseQuery.ts';

const PDF_START = '%PDF-';

async function isPdf(document: Blob): Promise<boolean> {
  return (await document.slice(0, PDF_START.length).text()) === PDF_START;
}

/**
 * Fetches an invoice as a PDF (PAY-05). Not an endpoint: a document is too private for the store's cache.
 *
 * @returns a thunk that resolves to a PDF (checked by its first bytes) or an error; never rejects for a server error
 */
export function fetchInvoice(invoiceId: string) {
  return async (
    _dispatch: unknown,
    _state: unknown,
    extra: unknown,
  ): Promise<{ readonly data: Blob } | { readonly error: ApiError }> => {
    const deps = getApiDeps(extra);
    const outcome = await executeRequest(
      {
        service: 'gateway',
        path: `/invoice/${encodePathSegment(invoiceId)}`,
        headers: { Accept: 'application/pdf' },
        isDocument: true,
        needsToken: true,
      },
      deps,
    );
    if ('error' in outcome) return outcome;
    const { body, url } = outcome.data;
    if (body instanceof Blob && (await isPdf(body))) {
      return { data: new Blob([body], { type: 'application/pdf' }) };
    }
    const failure = new MalformedResponseError(`No PDF from ${url}`);
    deps.reporter.error(failure, 'fetchInvoice answer');
    return { error: toApiError(failure) };
  };
}
