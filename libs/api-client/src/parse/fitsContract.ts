import * as v from 'valibot';
import type { components } from '../contract.generated.ts';

/** The contract's schemas by name, in wire format. */
export type Wire = components['schemas'];

type AllKeys<Union> = Union extends unknown ? keyof Union : never;

type Misfit<Contract, Input> = Contract extends Input
  ? Exclude<keyof Input, AllKeys<Contract>> extends never
    ? never
    : { readonly 'not in the contract': Exclude<keyof Input, AllKeys<Contract>> }
  : { readonly 'the contract allows what the schema refuses': Contract };

type Fits<Contract, Input> = [Misfit<Contract, Input>] extends [never] ? unknown : Misfit<Contract, Input>;

/**
 * Ties a schema to the contract's type at compile time: an error if the schema requires more than the contract,
 * parses another type, or names an unknown field. No runtime effect.
 */
export function fitsContract<Contract>() {
  return <Schema extends v.GenericSchema>(schema: Schema & Fits<Contract, v.InferInput<Schema>>): Schema =>
    schema;
}

/**
 * Returns an object schema that fits the contract's schema of this name, see `fitsContract`.
 *
 * @example const image = contractObject('Image', { url: v.string() })
 */
export function contractObject<Name extends keyof Wire, Entries extends v.ObjectEntries>(
  _name: Name,
  entries: Entries & Fits<Wire[Name], v.InferInput<v.ObjectSchema<Entries, undefined>>>,
): v.ObjectSchema<Entries, undefined> {
  return v.object<Entries>(entries);
}
