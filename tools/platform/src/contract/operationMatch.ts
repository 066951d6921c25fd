import type { Operation } from '@tv/api-client/contract';

/**
 * Finds the operation of a method and path; a fixed segment wins over a parameter. Injected errors and the
 * console log use it.
 */
export function createOperationMatch(
  operations: readonly Operation[],
): (host: Operation['host'], method: string, path: string) => Operation | undefined {
  const patterns = operations
    .map((operation) => ({
      operation,
      pattern: new RegExp(`^${operation.path.replace(/\./g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
      parameters: operation.path.split('{').length,
    }))
    .sort((a, b) => a.parameters - b.parameters);
  return (host, method, path) =>
    patterns.find(
      ({ operation, pattern }) =>
        operation.host === host && operation.method === method.toLowerCase() && pattern.test(path),
    )?.operation;
}
