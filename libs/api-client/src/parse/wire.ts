import type { components } from '../contract.generated.ts';

/** The bodies of the contract, by name, as they are on the wire. */
export type Wire = components['schemas'];
