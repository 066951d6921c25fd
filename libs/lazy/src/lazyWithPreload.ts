import { createElement, lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { useServerRendering } from '@tv/ssr';

const NON_CRITICAL = Symbol('nonCritical');

/**
 * Marks a chunk-load error as non-critical, so that it does not trigger a page reload (ERR-13). Call it
 * before awaiting anything else.
 */
export function markNonCritical(error: unknown): void {
  if (error instanceof Error) Object.defineProperty(error, NON_CRITICAL, { value: true, configurable: true });
}

export const isNonCritical = (error: unknown): boolean => error instanceof Error && NON_CRITICAL in error;

/** A function that contains only `import('…')`. */
export interface LoadModule<Module> {
  (): Promise<Module>;
  /** Path in the workspace, added by the server build (`lazySources`). */
  readonly source?: string;
}

/** A module that loads when it is needed. */
export interface LazyModule<Module> {
  /** Loads it; simultaneous calls share a load, and the next call after a failure loads it again. */
  (): Promise<Module>;
  /** The module, if loaded. */
  readonly current: () => Module | undefined;
  /**
   * One of its components, for a Suspense boundary. If the load fails, a non-critical component renders
   * nothing; a critical one throws to the error boundary.
   */
  readonly component: <Props>(
    pick: (module: Module) => ComponentType<Props>,
  ) => LazyExoticComponent<ComponentType<Props>>;
  /** Path in the workspace, in server builds only: the server finds its files by it. */
  readonly source: string | undefined;
}

export interface LazyOptions {
  /** Whether the page is useless without it, so that a failed load may reload the page once (ERR-13). */
  readonly critical?: boolean;
}

const STYLE_SHEET_ERROR = /unable to preload css/i;

const isStyleSheetError = (error: unknown): boolean =>
  error instanceof Error && STYLE_SHEET_ERROR.test(error.message);

/** Import timeout after a restore from the back/forward cache. */
const RESTORE_TIMEOUT_MS = 5000;

/** A chunk-load error by name, so it can trigger a page reload (ERR-13). */
class HangingImportError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Rejects the pending imports. */
const rejectPending = new Set<() => void>();

function rejectWhenHanging<Module>(load: Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const fail = () =>
      reject(new HangingImportError('An import did not continue after the page was restored'));
    rejectPending.add(fail);
    load.finally(() => rejectPending.delete(fail)).then(resolve, reject);
  });
}

/**
 * Rejects imports that are pending now and in 5 s. Call it after a restore from the back/forward cache, because Firefox
 * may leave a pending import unsettled.
 */
export function rejectHangingImports(): void {
  const pending = [...rejectPending];
  setTimeout(() => {
    // No effect on settled imports.
    for (const fail of pending) fail();
  }, RESTORE_TIMEOUT_MS);
}

function RenderNothing() {
  return null;
}

/**
 * Wraps a dynamic import, so that it loads once and can be preloaded. Two errors are final: Vite requests a
 * style sheet once, so a second import would resolve without it (ERR-13), and a second import of a hanging module hangs.
 */
export function lazyWithPreload<Module>(
  load: LoadModule<Module>,
  { critical = true }: LazyOptions = {},
): LazyModule<Module> {
  const { source } = load;
  let loading: Promise<Module> | undefined;
  let current: Module | undefined;

  const preload = async (): Promise<Module> => {
    loading ??= rejectWhenHanging(load());
    try {
      current = await loading;
      return current;
    } catch (error) {
      if (!critical) markNonCritical(error);
      if (!isStyleSheetError(error) && !(error instanceof HangingImportError)) loading = undefined;
      throw error;
    }
  };

  const component: LazyModule<Module>['component'] = (pick) =>
    lazy(async () => {
      try {
        return { default: withServerFiles(pick(await preload()), source) };
      } catch (error) {
        if (critical) throw error;
        return { default: RenderNothing };
      }
    });

  return Object.assign(preload, { current: () => current, component, source });
}

/** Wraps a component; on the server it adds its files to the page. */
function withServerFiles<Props>(
  Component: ComponentType<Props>,
  source: string | undefined,
): ComponentType<Props> {
  if (source === undefined) return Component;
  return function WithServerFiles(props: Props) {
    useServerRendering()?.addModule(source);
    return createElement<object>(Component as ComponentType<object>, props as object);
  };
}
