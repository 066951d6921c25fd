/** A commit of a React root: ms since navigation, and the components that rendered. */
export interface Commit {
  readonly at: number;
  /**
   * Names, minified in a production build. A `+` marks a new component, a `*` one that rendered because of its own
   * state, store or context.
   */
  readonly components: readonly string[];
}

/** What the recorder reads of a fiber, React's internal node. */
interface Fiber {
  readonly tag: number;
  readonly type: unknown;
  readonly flags: number;
  readonly memoizedProps: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

declare global {
  interface Window {
    /** Set by `recordCommits`. */
    commits: Commit[];
  }
}

/**
 * Records the commits of all React roots in `window.commits`. Runs before the page's scripts, through the hook
 * of React's developer tools, which production builds of React call too.
 */
export function recordCommits(): void {
  /** React's `PerformedWork` flag. */
  const PERFORMED_WORK = 1;
  /** Function, class, forwardRef, memo and simple memo components. */
  const COMPONENT_TAGS = new Set([0, 1, 11, 14, 15]);
  const commits: Commit[] = [];
  const nameOf = (type: unknown): string => {
    if (typeof type === 'function') return type.name;
    const wrapped = type as { readonly render?: unknown; readonly type?: unknown } | null;
    const inner = wrapped?.render ?? wrapped?.type;
    return inner === undefined ? '' : nameOf(inner);
  };
  const markOf = ({ alternate, memoizedProps }: Fiber): string => {
    if (alternate === null) return '+';
    return alternate.memoizedProps === memoizedProps ? '*' : '';
  };
  const collect = (fiber: Fiber, names: string[]): void => {
    if (COMPONENT_TAGS.has(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0)
      names.push(`${markOf(fiber)}${nameOf(fiber.type) || '(anonymous)'}`);
    // An unchanged child means that React skipped everything below.
    if (fiber.child === fiber.alternate?.child) return;
    for (let child = fiber.child; child !== null; child = child.sibling) collect(child, names);
  };
  const hook = {
    supportsFiber: true,
    renderers: new Map<number, unknown>(),
    inject: () => 1,
    onCommitFiberRoot: (_renderer: number, root: { readonly current: Fiber }) => {
      const components: string[] = [];
      const at = performance.now();
      collect(root.current, components);
      commits.push({ at, components });
    },
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  };
  Object.assign(window, { commits, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}
