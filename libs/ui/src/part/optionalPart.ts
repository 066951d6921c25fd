import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { spareFailure } from './sparedFailure.ts';

function Nothing() {
  return null;
}

/**
 * A part of a page that is loaded when it is first shown, and that the page is whole without: where it cannot be
 * loaded, nothing stands in its place, and nothing else is lost.
 */
export function optionalPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      spareFailure(error);
      return { default: Nothing };
    }
  });
}
