import { activeWindow, type TimeWindow } from './activeWindow.ts';

/** What opening a card does. Where that leads is `cardLink`'s to say. */
export type BehaviorTarget =
  | 'OpenCoverPage'
  | 'PlayChannel'
  | 'PlayExternalChannel'
  | 'OpenEpisodeCoverPage'
  | 'PlayExternalAsset'
  | 'OpenSuperCoverPage'
  | 'PlayAsset'
  | 'OpenCollection';

const known: Readonly<Record<BehaviorTarget, true>> = {
  OpenCoverPage: true,
  PlayChannel: true,
  PlayExternalChannel: true,
  OpenEpisodeCoverPage: true,
  PlayExternalAsset: true,
  OpenSuperCoverPage: true,
  PlayAsset: true,
  OpenCollection: true,
};

const isKnown = (target: string | undefined): target is BehaviorTarget =>
  target !== undefined && Object.hasOwn(known, target);

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
