import * as v from 'valibot';
import { storedValue, type KeyValueStorage } from '@tv/browser-storage';
import type { EnvironmentName } from '../runtime/runtimeConfig.ts';

/** Feature flags for developers and testers, off by default (CONF-10, CONF-13…17). */
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

export type DevFlags = Readonly<Record<DevFlagName, boolean>>;

type FlagSettings = Partial<Record<DevFlagName, boolean>>;

const ALL_OFF = Object.fromEntries(DEV_FLAGS.map((name) => [name, false])) as Record<DevFlagName, boolean>;

export const storedDevFlags = storedValue({
  key: 'dev-flags',
  scope: 'device',
  schema: v.object({
    /** In Oslo. */
    date: v.string(),
    flags: v.record(v.string(), v.boolean()),
  }),
});

const isFlag = (name: string): name is DevFlagName => DEV_FLAGS.some((flag) => flag === name);

const onlyFlags = (flags: Readonly<Record<string, boolean>>): FlagSettings =>
  Object.fromEntries(Object.entries(flags).filter(([name]) => isFlag(name)));

/**
 * Returns the flags set by a query: `dev=[name,!name]` turns the first on and the second off (CONF-05).
 * Brackets may be percent-encoded.
 */
export function parseDevFlagsQuery(search: string): FlagSettings {
  const switched: FlagSettings = {};
  for (const value of new URLSearchParams(search).getAll('dev')) {
    const list = /^\[(.*)\]$/.exec(value.trim())?.[1] ?? '';
    for (const entry of list.split(',').map((name) => name.trim())) {
      const name = entry.replace(/^!/, '');
      if (isFlag(name)) switched[name] = entry === name;
    }
  }
  return switched;
}

/** Returns the flags stored today. Invalid or older entries are removed (CONF-09). */
const readStoredFlags = (storage: KeyValueStorage, today: string): FlagSettings => {
  const stored = storedDevFlags.read(storage);
  if (stored?.date === today) return onlyFlags(stored.flags);
  storedDevFlags.clear(storage);
  return {};
};

/** Set by browser tests before the app starts. */
export interface FlagOverrideHolder {
  readonly devFlagOverride?: unknown;
}

/** Returns a test's overrides (CONF-08); never in production. */
export function readFlagOverride({ devFlagOverride }: FlagOverrideHolder, environment: EnvironmentName) {
  if (environment === 'prod') return undefined;
  const read = v.safeParse(v.record(v.string(), v.boolean()), devFlagOverride);
  return read.success ? onlyFlags(read.output) : undefined;
}

export interface DevFlagSources {
  readonly search: string;
  readonly storage: KeyValueStorage;
  /** Oslo date, `YYYY-MM-DD` (CONF-09). */
  readonly today: string;
  /** CONF-08. */
  readonly override?: Partial<DevFlags> | undefined;
}

/**
 * Precedence: a test's override, the query (CONF-06), local storage (CONF-07). Flags in the query are
 * stored for the day.
 */
export function readDevFlags({ search, storage, today, override = {} }: DevFlagSources): DevFlags {
  const stored = readStoredFlags(storage, today);
  const fromQuery = parseDevFlagsQuery(search);
  const storedAndQuery = { ...stored, ...fromQuery };
  if (Object.keys(fromQuery).length > 0)
    storedDevFlags.write(storage, { date: today, flags: storedAndQuery });
  return { ...ALL_OFF, ...storedAndQuery, ...override };
}

export function switchDevFlag(
  { storage, today }: Pick<DevFlagSources, 'storage' | 'today'>,
  name: DevFlagName,
  isOn: boolean,
): void {
  storedDevFlags.write(storage, { date: today, flags: { ...readStoredFlags(storage, today), [name]: isOn } });
}
