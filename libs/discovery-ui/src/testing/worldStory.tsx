import { brands, withArtwork } from '@tv/test-world';
import { World, type WorldOptions } from './World.tsx';

interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
}

/**
 * Story loader that creates a new test app in the story's brand, with images: `loaders: [withTestApp(() => ({
 * … }))]`.
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

/** The test app from a story's loader. */
export function worldOf(loaded: Readonly<Record<string, unknown>>): World {
  const { world } = loaded;
  if (!(world instanceof World)) throw new Error('The story has no world: give it loaders: [inWorld()]');
  return world;
}
