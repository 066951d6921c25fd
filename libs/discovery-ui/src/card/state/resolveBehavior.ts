import { BEHAVIOR_TARGETS, type BehaviorTarget } from '@tv/api-client';
import { activeWindow, type TimeWindow } from './activeWindow.ts';

const isKnown = (target: string | undefined): target is BehaviorTarget =>
  BEHAVIOR_TARGETS.some((known) => known === target);

/**
 * What opening a card does now: the target of its active behavior. A card without one, and one whose target
 * nobody here knows, opens its cover page (CARD-32).
 *
 * @param now epoch milliseconds
 */
export function resolveBehavior(
  card: { readonly behaviors?: readonly (TimeWindow & { readonly target: string })[] | undefined },
  now: number,
): BehaviorTarget {
  const target = activeWindow(card.behaviors, now)?.target;
  return isKnown(target) ? target : 'OpenSuperCoverPage';
}
