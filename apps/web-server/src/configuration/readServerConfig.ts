import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './configError.ts';
import { parseServerConfig } from './parseServerConfig.ts';
import type { ServerConfig } from './parseServerConfig.ts';

/** See README.md. */
export interface ServerEnvironment {
  readonly TV_SERVER_CONFIG?: string | undefined;
  readonly TV_CACHE?: string | undefined;
  readonly TV_LIMITS?: string | undefined;
  readonly TV_DEADLINE_MS?: string | undefined;
  readonly TV_PORTS?: string | undefined;
  readonly TV_LOG?: string | undefined;
}

/** `TV_LIMITS=off`: pages render in full even on a busy machine, such as in journeys. */
const RELAXED_LIMITS = { deadlineMs: 10_000, limits: { renders: 1000, eventLoopDelayMs: 60_000 } };

/** `TV_CACHE=off`: neither pages nor responses are cached. */
const NO_CACHE = {
  freshSeconds: 0,
  staleSeconds: 0,
  staleIfErrorSeconds: 0,
  incompleteSeconds: 0,
  answerSeconds: 0,
};

function isOff(env: ServerEnvironment, name: 'TV_CACHE' | 'TV_LIMITS'): boolean {
  const value = env[name] ?? 'on';
  if (value !== 'on' && value !== 'off') throw new ConfigError(name, 'must be "on" or "off"');
  return value === 'off';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const part = (document: Record<string, unknown>, key: string): Record<string, unknown> => {
  const value = document[key];
  return isRecord(value) ? value : {};
};

function applyOverrides(document: unknown, env: ServerEnvironment): unknown {
  if (!isRecord(document)) return document;
  const ports = env.TV_PORTS?.split(',').map((port) => (port.trim() === '' ? NaN : Number(port)));
  return {
    ...document,
    ...(isOff(env, 'TV_LIMITS')
      ? {
          deadlineMs: RELAXED_LIMITS.deadlineMs,
          limits: { ...part(document, 'limits'), ...RELAXED_LIMITS.limits },
        }
      : {}),
    ...(isOff(env, 'TV_CACHE') ? { cache: { ...part(document, 'cache'), ...NO_CACHE } } : {}),
    ...(ports === undefined ? {} : { listen: { ...part(document, 'listen'), ports } }),
    ...(env.TV_DEADLINE_MS === undefined ? {} : { deadlineMs: Number(env.TV_DEADLINE_MS) }),
    ...(env.TV_LOG === undefined ? {} : { log: env.TV_LOG }),
  };
}

/**
 * Reads the file named by `TV_SERVER_CONFIG` and applies the environment's overrides. Build folders are
 * relative to the file.
 *
 * @throws ConfigError naming the wrong setting or variable
 */
export function readServerConfig(env: ServerEnvironment): ServerConfig {
  const file = env.TV_SERVER_CONFIG;
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
  return {
    ...config,
    brands: Object.fromEntries(
      Object.entries(config.brands).map(([id, brand]) => [
        id,
        { ...brand, build: path.resolve(folder, brand.build) },
      ]),
    ),
  };
}
