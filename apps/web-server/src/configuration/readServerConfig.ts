import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '@tv/config/configError';
import { parseServerConfig, type ServerConfig } from './parseServerConfig.ts';

/** README.md describes the variables. */
type ServerEnvironment = Readonly<Record<string, string | undefined>>;

/** `TV_LIMITS=off`: pages render in full even on a busy machine, such as in journeys. */
const RELAXED_LIMITS = { renders: 1000, eventLoopDelayMs: 60_000 };
const RELAXED_DEADLINE_MS = 10_000;

/** `TV_CACHE=off`: neither pages nor responses are cached. */
const NO_CACHE = {
  freshSeconds: 0,
  staleSeconds: 0,
  staleIfErrorSeconds: 0,
  incompleteSeconds: 0,
  answerSeconds: 0,
};

function isOff(name: string, value = 'on'): boolean {
  if (value !== 'on' && value !== 'off') throw new ConfigError(name, 'must be "on" or "off"');
  return value === 'off';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function applyOverrides(document: unknown, env: ServerEnvironment): unknown {
  if (!isRecord(document)) return document;
  const { TV_PORTS, TV_LIMITS, TV_CACHE, TV_DEADLINE_MS, TV_LOG } = env;
  const changed = { ...document };
  const change = (key: string, values: object): void => {
    const value = document[key];
    changed[key] = isRecord(value) ? { ...value, ...values } : values;
  };
  if (isOff('TV_LIMITS', TV_LIMITS)) {
    changed['deadlineMs'] = RELAXED_DEADLINE_MS;
    change('limits', RELAXED_LIMITS);
  }
  if (isOff('TV_CACHE', TV_CACHE)) change('cache', NO_CACHE);
  if (TV_PORTS !== undefined)
    change('listen', { ports: TV_PORTS.split(',').map((port) => (port.trim() === '' ? NaN : Number(port))) });
  if (TV_DEADLINE_MS !== undefined) changed['deadlineMs'] = Number(TV_DEADLINE_MS);
  if (TV_LOG !== undefined) changed['log'] = TV_LOG;
  return changed;
}

/**
 * Loads the configuration file in `TV_SERVER_CONFIG` and applies environment overrides. Resolves relative folders
 * against the location of the file.
 *
 * @throws ConfigError for an invalid setting or variable
 */
export function readServerConfig(env: ServerEnvironment): ServerConfig {
  const { TV_SERVER_CONFIG: file } = env;
  if (file === undefined || file === '')
    throw new ConfigError('TV_SERVER_CONFIG', 'must name the JSON file of this environment');
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch {
    throw new ConfigError('TV_SERVER_CONFIG', `"${file}" cannot be read`);
  }
  let document: unknown;
  try {
    document = JSON.parse(content);
  } catch {
    throw new ConfigError('(document)', 'is not JSON');
  }
  const config = parseServerConfig(applyOverrides(document, env));
  const folder = path.dirname(path.resolve(file));
  for (const brand of Object.values(config.brands)) brand.build = path.resolve(folder, brand.build);
  if (config.assetsFolder !== undefined) config.assetsFolder = path.resolve(folder, config.assetsFolder);
  return config;
}
