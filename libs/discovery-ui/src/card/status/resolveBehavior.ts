import { BEHAVIOR_TARGETS, type BehaviorTarget } from '@tv/api-client';
import { activeWindow, type TimeWindow } from './activeWindow.ts';

const isKnown = (target: string | undefined): target is BehaviorTarget =>
  BEHAVIOR_TARGETS.some((known) => known === target);

/** Returns the target of the active behavior; if none or unknown, the cover page (CARD-32). */
export function resolveBehavior(
  card: { readonly behaviors?: readonly (TimeWindow & { readonly target: string })[] | undefined },
  now: number,
): BehaviorTarget {
  const target = activeWindow(card.behaviors, now)?.target;
  return isKnown(target) ? target : 'OpenSuperCoverPage';
}
