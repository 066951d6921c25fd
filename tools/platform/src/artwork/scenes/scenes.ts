import { harbour, island, lighthouse, sea } from './coast.ts';
import { abstract, food, room, space, stage, stairs, studio, windowScene } from './indoors.ts';
import { kidshill, kidsnight, kidsroom, kidssea, kidsspace, kidstown, kidswinter } from './kids.ts';
import { couple, duo, face, figure } from './portraits.ts';
import type { Scene } from './scene.ts';
import { arena, pitch, rink, ski, track } from './sport.ts';
import { city, road, street, train } from './town.ts';
import { auroraScene, cabin, castle, fjord, forestScene, meadow, snowScene } from './wild.ts';

/** Every picture a title can have, by its name in the catalogue. */
export const scenes: Readonly<Record<string, Scene>> = {
  abstract,
  arena,
  aurora: auroraScene,
  cabin,
  castle,
  city,
  couple,
  duo,
  face,
  figure,
  fjord,
  food,
  forest: forestScene,
  harbour,
  island,
  kidshill,
  kidsnight,
  kidsroom,
  kidssea,
  kidsspace,
  kidstown,
  kidswinter,
  lighthouse,
  meadow,
  pitch,
  rink,
  road,
  room,
  sea,
  ski,
  snow: snowScene,
  space,
  stage,
  stairs,
  street,
  studio,
  track,
  train,
  window: windowScene,
};
