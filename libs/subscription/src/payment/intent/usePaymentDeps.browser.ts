import { useMemo } from 'react';
import { useReporter } from '@tv/analytics';
import { useApiDispatch } from '@tv/api-client';
import { openTabStorage } from '@tv/browser-storage/browser';
import { useConfig, useOrigin } from '@tv/config';
import type { PaymentDeps } from './pay.ts';
import { useUserId } from './useUserId.ts';

export function usePaymentDeps(): PaymentDeps {
  const userId = useUserId();
  const dispatch = useApiDispatch();
  const config = useConfig();
  const origin = useOrigin();
  const reporter = useReporter();
  return useMemo(
    () => ({
      userId,
      dispatch,
      storage: openTabStorage(),
      newId: () => crypto.randomUUID(),
      runExclusive: <Result>(name: string, run: () => Promise<Result>) =>
        'locks' in navigator ? navigator.locks.request(name, run) : run(),
      redirectTo: (url) => location.assign(url),
      config,
      origin,
      reporter,
    }),
    [userId, dispatch, config, origin, reporter],
  );
}
