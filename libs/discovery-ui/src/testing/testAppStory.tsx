import { brands, withArtwork } from '@tv/test-world';
import { TestApp, type TestAppOptions } from './TestApp.tsx';

interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
}

/**
 * Creates a story loader with a new test app in the story's brand, with images: `loaders: [withTestApp(() => ({ …
 * }))]`.
 */
export function withTestApp(options: () => TestAppOptions = () => ({})) {
  return ({ globals }: StoryContext) => {
    const { responses = {}, ...rest } = options();
    const brand = brands[String(globals['brand'])];
    return {
      world: new TestApp({
        brand,
        responses: withArtwork(responses, window.location.origin),
        hasHoverCards: true,
        ...rest,
      }),
    };
  };
}

/** Returns the test app from a story's loader. */
export function getTestApp(loaded: Readonly<Record<string, unknown>>): TestApp {
  const { world } = loaded;
  if (!(world instanceof TestApp)) throw new Error('The story has no test app: add loaders: [withTestApp()]');
  return world;
}
