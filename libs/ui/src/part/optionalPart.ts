import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { spareFailure } from './sparedFailure.ts';

function Nothing() {
  return null;
}

/** A lazy component that renders nothing if its code fails to load. */
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
