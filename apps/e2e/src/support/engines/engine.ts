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

export interface TabOptions {
  readonly javaScriptEnabled: boolean;
}

/** A running browser. */
export interface Engine {
  readonly openTab: (options: TabOptions) => Promise<EngineTab>;
  readonly close: () => Promise<void>;
}
