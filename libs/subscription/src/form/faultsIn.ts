import type { FieldErrors, FieldValues, Path } from 'react-hook-form';
import { fieldId } from './fieldId.ts';

/**
 * What is wrong with a form, for its summary.
 *
 * @param order  the names of its fields, as they stand on the page
 */
export function faultsIn<Fields extends FieldValues>(
  errors: FieldErrors<Fields>,
  order: readonly Path<Fields>[],
): { readonly fieldId: string; readonly text: string }[] {
  return order.flatMap((name) => {
    const text = errors[name]?.message;
    return typeof text === 'string' ? [{ fieldId: fieldId(name), text }] : [];
  });
}
