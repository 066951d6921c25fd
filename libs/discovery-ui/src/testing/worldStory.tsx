import { brands, withArtwork } from '@tv/test-world';
import { World, type WorldOptions } from './World.tsx';

interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
}

/**
 * Gives a story a world of its own, new each time that it is shown, in the brand that the story wears and with
 * pictures that can be seen: `loaders: [inWorld(() => ({ … }))]`.
 */
export function inWorld(options: () => WorldOptions = () => ({})) {
  return ({ globals }: StoryContext) => {
    const { answers = {}, ...rest } = options();
    const brand = brands[String(globals['brand'])];
    return {
      world: new World({
        brand,
        answers: withArtwork(answers, window.location.origin),
        liftsCards: true,
        ...rest,
      }),
    };
  };
}

/** The world that a story's loader made. */
export function worldOf(loaded: Readonly<Record<string, unknown>>): World {
  const { world } = loaded;
  if (!(world instanceof World)) throw new Error('The story has no world: give it loaders: [inWorld()]');
  return world;
}
