import type { BehaviorTarget, ProgramStateType } from '@tv/api-client';
import { canPlayFromHover } from '../card/hoverPlay.ts';

/** What the one clear action of a hero does, as the button says it. */
export interface HeroAction {
  readonly label: string;
  readonly kind: 'play' | 'read';
}

const READ: HeroAction = { label: 'Les mer', kind: 'read' };
const PLAY: HeroAction = { label: 'Se nå', kind: 'play' };
const LIVE: HeroAction = { label: 'Se direkte', kind: 'play' };

/** Names the action by where the card leads and whether there is something to see there now. */
export function heroAction(target: BehaviorTarget, state: ProgramStateType): HeroAction {
  switch (target) {
    case 'OpenCollection':
      return { label: 'Se utvalget', kind: 'read' };
    case 'OpenSuperCoverPage':
      return READ;
    case 'OpenCoverPage':
    case 'OpenEpisodeCoverPage':
    case 'PlayAsset':
    case 'PlayExternalAsset':
      if (!canPlayFromHover(state)) return READ;
      return state === 'Live' ? LIVE : PLAY;
    case 'PlayChannel':
    case 'PlayExternalChannel':
      return LIVE;
  }
}
