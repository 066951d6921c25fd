import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useReporter } from '@tv/analytics';
import { continueTv2Provisioning, getTv2ProvisioningUrl } from '@tv/api-client';
import { isAllowedUrl, useConfig, useOrigin } from '@tv/config';
import { customerLinks } from '@tv/routes';
import { tabStorage } from '../payment/intent/tabStorage.browser.ts';
import { useUserId } from '../payment/intent/useUserId.ts';
import { pollService, type PollDispatch } from './pollService.browser.ts';
import { provisionTv2 } from './provisioning.ts';
import {
  clearProvisioning,
  keepTv2Status,
  readProvisioning,
  setProvisioningFailed,
} from './provisioningRecord.ts';
import type { StatusCode } from './serviceStep.ts';

/** `unchanged`: polling timed out. */
export type Tv2Phase =
  | { readonly kind: 'quiet' | 'provisioning' }
  | { readonly kind: 'polling' | 'unchanged'; readonly first: StatusCode }
  /** `look`: the check at sign-in failed. */
  | { readonly kind: 'failed'; readonly retry: 'provision' | 'ask' | 'look' };

export interface Tv2Standing {
  readonly present: StatusCode;
  /** Fetched since mount. */
  readonly isAnswered: boolean;
  readonly ask: () => void;
}

/** Provisions TV 2 and polls; at once after a return from TV 2, or if connected. */
export function useTv2({ present, isAnswered, ask }: Tv2Standing) {
  const userId = useUserId();
  const dispatch = useDispatch<PollDispatch>();
  const config = useConfig();
  const origin = useOrigin();
  const reporter = useReporter();
  const [storage] = useState(tabStorage);
  const [phase, setPhase] = useState<Tv2Phase>(() => {
    const record = readProvisioning(storage, userId);
    if (record?.hasLeft) return { kind: 'polling', first: record.statusCode };
    return record?.hasFailed ? { kind: 'failed', retry: 'look' } : { kind: 'quiet' };
  });
  const isTold = isAnswered && present !== undefined && present !== 'Unknown';
  const next = nextPhase(phase, isTold ? present : undefined);
  if (next !== phase) setPhase(next);
  const isPolling = phase.kind === 'polling';
  const from = isPolling ? phase.first : undefined;

  useEffect(() => {
    if (isTold && phase.kind === 'quiet') clearProvisioning(storage);
  }, [isTold, phase.kind, storage]);

  useEffect(() => {
    if (!isPolling) return undefined;
    return pollService(dispatch, 'tv2play', from, (end) => {
      clearProvisioning(storage);
      if (end.kind === 'failed') setProvisioningFailed(storage, userId, true);
      if (end.kind === 'changed') setPhase({ kind: 'quiet' });
      else if (end.kind === 'unchanged') setPhase({ kind: 'unchanged', first: from });
      else setPhase({ kind: 'failed', retry: 'ask' });
    });
  }, [isPolling, from, dispatch, storage, userId]);

  const provision = async () => {
    setPhase({ kind: 'provisioning' });
    const end = await provisionTv2({
      askUrl: () =>
        dispatch(
          getTv2ProvisioningUrl.initiate(`${origin}${customerLinks.externalActivationCallback()}`),
        ).unwrap(),
      goOn: () => dispatch(continueTv2Provisioning.initiate()).unwrap(),
      isAllowed: (url) => isAllowedUrl(url, config, origin),
      keepStatus: () => keepTv2Status(storage, userId, present),
      leaveFor: (url) => location.assign(url),
      reporter,
    });
    if (end === 'failed') setProvisioningFailed(storage, userId, true);
    // Also after a redirect: the back/forward cache may restore this page.
    setPhase(end === 'failed' ? { kind: 'failed', retry: 'provision' } : { kind: 'polling', first: present });
  };

  return {
    phase,
    provision: () => void provision(),
    again: () => {
      if (phase.kind === 'unchanged') return setPhase({ kind: 'polling', first: phase.first });
      setPhase({ kind: 'quiet' });
      ask();
    },
  };
}

/** Polls if connected; stops polling if resolved; clears a failed check. */
function nextPhase(phase: Tv2Phase, told: StatusCode): Tv2Phase {
  if (told === undefined) return phase;
  if (phase.kind === 'quiet' && told === 'Connected') return { kind: 'polling', first: told };
  const hasCome = phase.kind === 'polling' && told !== phase.first && told !== 'Connected';
  const isLookedUp = phase.kind === 'failed' && phase.retry === 'look';
  return hasCome || isLookedUp ? { kind: 'quiet' } : phase;
}
