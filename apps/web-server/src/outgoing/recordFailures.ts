import type { ApiFetch } from '@tv/app-shell/pageRenderer';
import { causeOf, isAborted, isFailure, type ServiceNames } from './serviceMonitor.ts';
import { currentTrace } from './traceContext.ts';

/** Wraps `fetch` to add failed requests, also shared ones, to the trace of their render. */
export function recordFailures(fetch: ApiFetch, names: ServiceNames): ApiFetch {
  return async (url, init) => {
    const record = (cause: string): void => {
      currentTrace()?.failures.add(`${names.nameOf(url)}: ${cause}`);
    };
    try {
      const response = await fetch(url, init);
      if (isFailure(response)) record(`status ${response.status}`);
      return response;
    } catch (error) {
      if (!isAborted(init?.signal)) record(causeOf(error));
      throw error;
    }
  };
}
