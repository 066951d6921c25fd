import { World, type WorldOptions } from './World.tsx';

/** Gives a story a world of its own, new each time that it is shown: `loaders: [inWorld({ … })]`. */
export function inWorld(options?: WorldOptions) {
  return () => ({ world: new World(options) });
}

/** The world that a story's loader made. */
export function worldOf(loaded: Readonly<Record<string, unknown>>): World {
  const { world } = loaded;
  if (!(world instanceof World)) throw new Error('The story has no world: give it loaders: [inWorld()]');
  return world;
}
