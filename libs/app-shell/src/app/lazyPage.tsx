import type { ComponentType } from 'react';
import { useRequiredModule, type LazyModule } from '@tv/lazy';
import { StartupLoader } from '../layout/StartupLoader.tsx';

/**
 * Returns a page from a lazy module, with a placeholder until it is loaded. Load errors go to the error
 * boundary.
 */
export function lazyPage<Module, Props extends object = object>(
  lazyModule: LazyModule<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  return function LazyPage(props: Props) {
    const module = useRequiredModule(lazyModule);
    if (module === undefined) return <StartupLoader isBrief />;
    const Page = pick(module);
    return <Page {...props} />;
  };
}
