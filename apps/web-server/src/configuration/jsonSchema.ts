import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { runtimeConfigSchema } from '@tv/config/runtimeConfigSchema';
import { brandSchema, serverConfigSchema } from './parseServerConfig.ts';

/**
 * Returns the JSON Schema of the configuration, including the app's runtime configuration. Rules that JSON Schema
 * cannot express, such as addresses, are missing; `--check` tests them.
 */
export function createJsonSchema(): object {
  const brand = v.strictObject({ ...brandSchema.entries, runtimeConfig: runtimeConfigSchema });
  const complete = v.strictObject({ ...serverConfigSchema.entries, brands: v.record(v.string(), brand) });
  return toJsonSchema(complete, { typeMode: 'input', errorMode: 'ignore' });
}
