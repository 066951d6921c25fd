import type * as v from 'valibot';

type Misfit<Wire, Input> = Wire extends Input
  ? Exclude<keyof Input, AllKeys<Wire>> extends never
    ? never
    : { readonly 'not in the contract': Exclude<keyof Input, AllKeys<Wire>> }
  : { readonly 'the contract allows what the schema refuses': Wire };

type AllKeys<Union> = Union extends unknown ? keyof Union : never;

/**
 * Ties a schema to the type that the contract gives an answer: a compile error where the schema asks for
 * more than the contract promises, reads another type, or names a field that the contract does not have.
 * It does nothing when it runs.
 *
 * @example export const imageSchema = fitsContract<Wire['Image']>()(v.object({ url: v.string() }))
 */
export function fitsContract<Wire>() {
  return <Schema extends v.GenericSchema>(
    schema: Schema &
      ([Misfit<Wire, v.InferInput<Schema>>] extends [never] ? unknown : Misfit<Wire, v.InferInput<Schema>>),
  ): Schema => schema;
}
