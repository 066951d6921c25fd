import type { FieldErrors, FieldValues, Path } from 'react-hook-form';
import * as v from 'valibot';

/** Returns the DOM id of a form field. */
export const fieldId = (name: string): string => `felt-${name}`;

/** Returns the errors for the error summary. @param order field names in page order */
export function formErrors<Fields extends FieldValues>(
  errors: FieldErrors<Fields>,
  order: readonly Path<Fields>[],
): { readonly fieldId: string; readonly text: string }[] {
  return order.flatMap((name) => {
    const text = errors[name]?.message;
    return typeof text === 'string' ? [{ fieldId: fieldId(name), text }] : [];
  });
}

const optionalText = v.fallback(v.optional(v.string()), undefined);
const bodySchema = v.fallback(v.object({ code: optionalText, field: optionalText }), {
  code: undefined,
  field: undefined,
});

/** Parses the code and field that the server names in the body of an error. */
export const parseErrorBody = (body: unknown) => v.parse(bodySchema, body);
