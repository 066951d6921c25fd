/**
 * Tells RTK Query to ask again when what it has is older than this: within the time a second request is
 * deduped, after it the kept answer is shown at once and a new one is asked for.
 *
 * @param seconds  the age from which an answer is old
 */
export function olderThan(seconds: number) {
  return ({
    endpointState,
  }: {
    endpointState?: { fulfilledTimeStamp?: number | undefined } | undefined;
  }): boolean => {
    const answeredAt = endpointState?.fulfilledTimeStamp;
    if (answeredAt === undefined) return false;
    // RTK Query stamps answers with the machine's clock; their age is read on the same one.
    // eslint-disable-next-line no-restricted-syntax
    return Date.now() - answeredAt >= seconds * 1000;
  };
}
