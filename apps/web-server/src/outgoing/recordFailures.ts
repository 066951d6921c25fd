import { causeOf, isAborted, isFailure, type ServiceNames } from './serviceMonitor.ts';
import { currentTrace } from './traceContext.ts';

/** Wraps `fetch` to add failed requests, also shared ones, to the trace of their render. */
export function recordFailures(fetch: typeof globalThis.fetch, names: ServiceNames): typeof globalThis.fetch {
  return async (input, init) => {
    const record = (cause: string): void => {
      const url = input instanceof Request ? input.url : String(input);
      currentTrace()?.failures.add(`${names.nameOf(url)}: ${cause}`);
    };
    try {
      const response = await fetch(input, init);
      if (isFailure(response)) record(`status ${response.status}`);
      return response;
    } catch (error) {
      if (!isAborted(init?.signal)) record(causeOf(error));
      throw error;
    }
  };
}
