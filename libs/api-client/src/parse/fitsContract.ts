import type * as v from 'valibot';
import type { components } from '../contract.generated.ts';

type Misfit<Wire, Input> = Wire extends Input
  ? Exclude<keyof Input, AllKeys<Wire>> extends never
    ? never
    : { readonly 'not in the contract': Exclude<keyof Input, AllKeys<Wire>> }
  : { readonly 'the contract allows what the schema refuses': Wire };

type AllKeys<Union> = Union extends unknown ? keyof Union : never;

/**
 * Ties a schema to the contract's type at compile time: an error if the schema requires more than the
 * contract promises, parses another type, or names an unknown field. No runtime effect.
 *
 * @example export const imageSchema = fitsContract<Wire['Image']>()(v.object({ url: v.string() }))
 */
export function fitsContract<Wire>() {
  return <Schema extends v.GenericSchema>(
    schema: Schema &
      ([Misfit<Wire, v.InferInput<Schema>>] extends [never] ? unknown : Misfit<Wire, v.InferInput<Schema>>),
  ): Schema => schema;
}

/** The contract's schemas by name, in wire format. */
export type Wire = components['schemas'];
