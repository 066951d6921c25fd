import { harbour, island, lighthouse, sea } from './coast.ts';
import { metro, opera, rooftops, tram, umbrellas } from './downtown.ts';
import { birches, glacier, hairpins, staveChurch, tent, waterfall } from './highlands.ts';
import { abstract, food, room, space, stage, stairs, studio, windowScene } from './indoors.ts';
import { bar, controlRoom, kitchen, library, observatory, theatre } from './interiors.ts';
import { kidshill, kidsnight, kidsroom, kidssea, kidsspace, kidstown, kidswinter } from './kids.ts';
import { couple, duo, face, figure } from './portraits.ts';
import type { Scene } from './scene.ts';
import { bonfire, bridge, jetty, rig, skerries } from './shore.ts';
import { arena, pitch, rink, ski, track } from './sport.ts';
import { city, road, street, train } from './town.ts';
import { auroraScene, cabin, castle, fjord, forestScene, meadow, snowScene } from './wild.ts';

/** Scenes by picture name. */
export const scenes: Readonly<Record<string, Scene>> = {
  abstract,
  arena,
  aurora: auroraScene,
  bar,
  birches,
  bonfire,
  bridge,
  cabin,
  castle,
  city,
  controlRoom,
  couple,
  duo,
  face,
  figure,
  fjord,
  food,
  forest: forestScene,
  glacier,
  hairpins,
  harbour,
  island,
  jetty,
  kidshill,
  kidsnight,
  kidsroom,
  kidssea,
  kidsspace,
  kidstown,
  kidswinter,
  kitchen,
  library,
  lighthouse,
  meadow,
  metro,
  observatory,
  opera,
  pitch,
  rig,
  rink,
  road,
  rooftops,
  room,
  sea,
  skerries,
  ski,
  snow: snowScene,
  space,
  stage,
  stairs,
  staveChurch,
  street,
  studio,
  tent,
  theatre,
  track,
  train,
  tram,
  umbrellas,
  waterfall,
  window: windowScene,
};
