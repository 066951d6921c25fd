/** Makes RTK Query refetch data older than `seconds`; older data is shown meanwhile. */
export function staleAfter(seconds: number) {
  return ({
    endpointState,
  }: {
    endpointState?: { fulfilledTimeStamp?: number | undefined } | undefined;
  }): boolean => {
    const answeredAt = endpointState?.fulfilledTimeStamp;
    if (answeredAt === undefined) return false;
    // RTK Query stamps `fulfilledTimeStamp` with the machine's clock, so the age is measured on it too.
    // eslint-disable-next-line no-restricted-syntax
    return Date.now() - answeredAt >= seconds * 1000;
  };
}
