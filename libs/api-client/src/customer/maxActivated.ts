import { customerApi } from './endpoints.ts';

/** Marks Max as completed in the cached customer (SOCK-13), without a request. */
export const completeMax = () =>
  customerApi.util.updateQueryData('getCustomer', undefined, ({ externalServicesStatus }) => {
    if (externalServicesStatus?.max) externalServicesStatus.max.statusCode = 'Completed';
  });
