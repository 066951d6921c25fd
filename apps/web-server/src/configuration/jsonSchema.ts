import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { runtimeConfigSchema } from '@tv/config/runtimeConfigSchema';
import { brandSchema, serverConfigSchema } from './parseServerConfig.ts';

/**
 * Creates the JSON Schema of the server configuration, including the runtime configuration. Excludes checks that JSON
 * Schema does not support, for example URL syntax; `--check` runs all checks.
 */
export function createJsonSchema(): object {
  const brand = v.strictObject({ ...brandSchema.entries, runtimeConfig: runtimeConfigSchema });
  const complete = v.strictObject({ ...serverConfigSchema.entries, brands: v.record(v.string(), brand) });
  return toJsonSchema(complete, { typeMode: 'input', errorMode: 'ignore' });
}
