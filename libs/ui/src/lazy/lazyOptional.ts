import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { markNonCritical } from './markNonCritical.ts';

function RenderNothing() {
  return null;
}

/** A lazy component that renders nothing if its code fails to load. */
export function lazyOptional<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      markNonCritical(error);
      return { default: RenderNothing };
    }
  });
}
