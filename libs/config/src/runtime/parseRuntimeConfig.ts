import * as v from 'valibot';
import { ConfigError } from './ConfigError.ts';
import { runtimeConfigSchema, type RuntimeConfig } from './runtimeConfig.ts';

const readJson = (input: string): unknown => {
  if (input.trim() === '') throw new ConfigError('(document)', 'is missing');
  try {
    return JSON.parse(input);
  } catch {
    throw new ConfigError('(document)', 'is not JSON');
  }
};

/**
 * Parses the configuration in the page.
 *
 * @param input JSON text or a parsed value
 * @throws ConfigError for the first invalid setting (CONF-18)
 */
export function parseRuntimeConfig(input: unknown): RuntimeConfig {
  const result = v.safeParse(runtimeConfigSchema, typeof input === 'string' ? readJson(input) : input);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new ConfigError(v.getDotPath(issue) ?? '(document)', issue.message);
}
