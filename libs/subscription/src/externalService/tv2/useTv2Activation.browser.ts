import { useEffect, useState } from 'react';
import { useReporter } from '@tv/analytics';
import { continueTv2Provisioning, getTv2ProvisioningUrl, useApiDispatch } from '@tv/api-client';
import { openTabStorage } from '@tv/browser-storage/browser';
import { isAllowedUrl, useConfig, useOrigin } from '@tv/config';
import { customerLinks } from '@tv/routes';
import { useUserId } from '../../payment/intent/useUserId.ts';
import type { StatusCode } from '../externalService.ts';
import type { ServiceConnection } from '../page/useServiceConnection.browser.ts';
import { pollServiceStatus, type PollResult } from '../provisioning/pollStatus.ts';
import { provisionTv2 } from '../provisioning/provisionTv2.ts';
import {
  storedProvisioning,
  saveTv2Status,
  readProvisioning,
  setProvisioningFailed,
} from '../provisioning/provisioningRecord.ts';

/** `unchanged`: polling timed out. */
type Tv2Phase =
  | { readonly kind: 'idle' | 'provisioning' }
  | { readonly kind: 'polling' | 'unchanged'; readonly initialStatus: StatusCode }
  /** `recheck`: the check at sign-in failed. */
  | { readonly kind: 'failed'; readonly retry: 'provision' | 'poll' | 'recheck' };

/** Provisions TV 2 and polls; at once after a return from TV 2, or if connected. */
export function useTv2Activation(currentStatus: StatusCode, { isUpToDate, recheck }: ServiceConnection) {
  const userId = useUserId();
  const dispatch = useApiDispatch();
  const config = useConfig();
  const origin = useOrigin();
  const reporter = useReporter();
  const [storage] = useState(openTabStorage);
  const [phase, setPhase] = useState<Tv2Phase>(() => {
    const record = readProvisioning(storage, userId);
    if (record?.hasLeft) return { kind: 'polling', initialStatus: record.statusCode };
    return record?.hasFailed ? { kind: 'failed', retry: 'recheck' } : { kind: 'idle' };
  });
  const hasStatus = isUpToDate && currentStatus !== undefined && currentStatus !== 'Unknown';
  const next = nextPhase(phase, hasStatus ? currentStatus : undefined);
  if (next !== phase) setPhase(next);
  const isPolling = phase.kind === 'polling';
  const from = isPolling ? phase.initialStatus : undefined;
  useEffect(() => {
    if (hasStatus && phase.kind === 'idle') storedProvisioning.clear(storage);
  }, [hasStatus, phase.kind, storage]);
  useEffect(() => {
    if (!isPolling) return undefined;
    const controller = new AbortController();
    const handleResult = ({ kind }: PollResult) => {
      if (controller.signal.aborted) return;
      storedProvisioning.clear(storage);
      if (kind === 'failed') setProvisioningFailed(storage, userId, true);
      if (kind === 'changed') setPhase({ kind: 'idle' });
      else if (kind === 'unchanged') setPhase({ kind, initialStatus: from });
      else setPhase({ kind, retry: 'poll' });
    };
    pollServiceStatus(dispatch, 'tv2play', from, controller.signal).then(handleResult, () => undefined);
    return () => controller.abort();
  }, [isPolling, from, dispatch, storage, userId]);
  const provision = async () => {
    setPhase({ kind: 'provisioning' });
    const end = await provisionTv2({
      fetchUrl: () =>
        dispatch(
          getTv2ProvisioningUrl.initiate(`${origin}${customerLinks.externalActivationCallback()}`),
        ).unwrap(),
      continueProvisioning: () => dispatch(continueTv2Provisioning.initiate()).unwrap(),
      isAllowed: (url) => isAllowedUrl(url, config, origin),
      saveStatus: () => saveTv2Status(storage, userId, currentStatus),
      redirectTo: (url) => location.assign(url),
      reporter,
    });
    // Also after a redirect: the back/forward cache may restore this page.
    if (end !== 'failed') return setPhase({ kind: 'polling', initialStatus: currentStatus });
    setProvisioningFailed(storage, userId, true);
    setPhase({ kind: 'failed', retry: 'provision' });
  };
  return {
    phase,
    provision: () => void provision(),
    retry: () => {
      if (phase.kind === 'unchanged')
        return setPhase({ kind: 'polling', initialStatus: phase.initialStatus });
      setPhase({ kind: 'idle' });
      recheck();
    },
  };
}

/** Polls if connected; stops polling if resolved; clears a failed check. */
function nextPhase(phase: Tv2Phase, status: StatusCode): Tv2Phase {
  if (status === undefined) return phase;
  if (phase.kind === 'idle' && status === 'Connected') return { kind: 'polling', initialStatus: status };
  const isResolved = phase.kind === 'polling' && status !== phase.initialStatus && status !== 'Connected';
  const isCheckResolved = phase.kind === 'failed' && phase.retry === 'recheck';
  return isResolved || isCheckResolved ? { kind: 'idle' } : phase;
}
