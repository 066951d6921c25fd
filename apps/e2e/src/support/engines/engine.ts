import type { TabDriver } from './tab.ts';

/** A tab with an empty profile. */
export interface EngineTab {
  readonly driver: TabDriver;
  /** URLs, oldest first; undefined if the driver does not report them. */
  readonly requests?: readonly string[];
  /** Errors on the console; undefined if the driver does not report them. */
  readonly errors?: readonly string[];
  readonly close: () => Promise<void>;
}

/** A running browser. */
export interface Engine {
  readonly openTab: () => Promise<EngineTab>;
  readonly close: () => Promise<void>;
}
