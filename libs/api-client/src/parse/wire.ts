import type { components } from '../contract.generated.ts';

/** The contract's schemas by name, in wire format. */
export type Wire = components['schemas'];
