import { given } from './given.ts';

/** What something is called in the interface. A link without a name leads nowhere for the ear, and a blank heading is none. */
export function named(title: string | undefined): string {
  return given(title) ?? 'Uten tittel';
}
