import * as v from 'valibot';
import type { EnvironmentName } from '../runtime/runtimeConfig.ts';
import type { KeyValueStorage } from '../storage/keyValueStorage.ts';

/** Switches for people who build and try the product (CONF-10, CONF-13…17). All are off unless switched on. */
export const DEV_FLAGS = [
  'deepLinkGenerator',
  'disableScpRedirect',
  'darkerLayout',
  'paymentExperiment',
  'signUpExperiment',
  'accountAlerts',
  'experimentalModals',
] as const;

export type DevFlagName = (typeof DEV_FLAGS)[number];

/** Which flags are on. */
export type DevFlags = Readonly<Record<DevFlagName, boolean>>;

const ALL_OFF: DevFlags = {
  deepLinkGenerator: false,
  disableScpRedirect: false,
  darkerLayout: false,
  paymentExperiment: false,
  signUpExperiment: false,
  accountAlerts: false,
  experimentalModals: false,
};

type Switched = Partial<Record<DevFlagName, boolean>>;

/** Local storage key; the value is JSON `{date, flags}` with the Oslo date on which it was written. */
export const DEV_FLAGS_KEY = 'dev-flags';

const storedSchema = v.object({
  date: v.string(),
  flags: v.record(v.string(), v.boolean()),
});

const isFlag = (name: string): name is DevFlagName => DEV_FLAGS.some((flag) => flag === name);

const onlyFlags = (flags: Readonly<Record<string, boolean>>): Switched =>
  Object.fromEntries(Object.entries(flags).filter(([name]) => isFlag(name)));

/**
 * What a query switches: `dev=[name,!name]` turns the first on and the second off (CONF-05). Brackets may be
 * percent-encoded; names that are no flags are passed over.
 */
export function devFlagsOfQuery(search: string): Switched {
  const switched: Switched = {};
  for (const value of new URLSearchParams(search).getAll('dev')) {
    const list = /^\[(.*)\]$/.exec(value.trim())?.[1] ?? '';
    for (const entry of list.split(',').map((name) => name.trim())) {
      const name = entry.replace(/^!/, '');
      if (isFlag(name)) switched[name] = entry === name;
    }
  }
  return switched;
}

/** What is switched today by storage; what cannot be read, or is of another day, is thrown away (CONF-09). */
export const readStoredFlags = (storage: KeyValueStorage, today: string): Switched => {
  const stored = storage.getItem(DEV_FLAGS_KEY);
  if (stored === null) return {};
  try {
    const { date, flags } = v.parse(storedSchema, JSON.parse(stored));
    if (date === today) return onlyFlags(flags);
  } catch {
    // What somebody wrote there by hand and cannot be read is treated like yesterday's: it goes.
  }
  storage.removeItem(DEV_FLAGS_KEY);
  return {};
};

/** Stores what is switched for the rest of the day. */
export const storeFlags = (storage: KeyValueStorage, today: string, flags: Switched): void => {
  storage.setItem(DEV_FLAGS_KEY, JSON.stringify({ date: today, flags }));
};

/** Where a test in a browser puts what it overrides, before the app starts: `window.devFlagOverride = { … }`. */
export interface FlagOverrideHolder {
  readonly devFlagOverride?: unknown;
}

const overrideSchema = v.record(v.string(), v.boolean());

/** What a test has set (CONF-08). Nothing in production, and nothing where it cannot be read. */
export function flagOverride(
  holder: FlagOverrideHolder,
  environment: EnvironmentName,
): Partial<DevFlags> | undefined {
  if (environment === 'prod') return undefined;
  const read = v.safeParse(overrideSchema, holder.devFlagOverride);
  return read.success ? onlyFlags(read.output) : undefined;
}

/** Where flags are read from. */
export interface DevFlagSources {
  /** The address's query. */
  readonly search: string;
  /** Local storage. */
  readonly storage: KeyValueStorage;
  /** The Oslo date, `YYYY-MM-DD`: what was stored on another day is forgotten (CONF-09). */
  readonly today: string;
  /** What a test has set, see `flagOverride`; stronger than all else (CONF-08). */
  readonly override?: Partial<DevFlags> | undefined;
}

/**
 * Which flags are on. A test's override beats the query (CONF-06), which beats local storage (CONF-07). What
 * the query switches is stored for the rest of the day, so that it outlives the first link.
 */
export function readDevFlags({ search, storage, today, override = {} }: DevFlagSources): DevFlags {
  const stored = readStoredFlags(storage, today);
  const asked = devFlagsOfQuery(search);
  const lasting = { ...stored, ...asked };
  if (Object.keys(asked).length > 0) storeFlags(storage, today, lasting);
  return { ...ALL_OFF, ...lasting, ...override };
}
