import { expect, it } from 'vitest';
import { heroAction } from './heroAction.ts';

it.each([
  ['PlayAsset', 'Default', 'Se nå'],
  ['PlayAsset', 'Live', 'Se direkte'],
  ['PlayAsset', 'Expired', 'Les mer'],
  ['OpenEpisodeCoverPage', 'Planned', 'Les mer'],
  ['PlayChannel', 'Default', 'Se direkte'],
  ['OpenSuperCoverPage', 'Live', 'Les mer'],
  ['OpenCollection', 'Default', 'Se utvalget'],
] as const)('%s in state %s is called %s', (target, state, label) => {
  expect(heroAction(target, state).label).toBe(label);
});
