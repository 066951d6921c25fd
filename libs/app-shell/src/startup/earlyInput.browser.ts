type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Whether a field differs from what the server sent: typed in, filled in by the browser, or kept over a reload. */
function isChanged(field: Field): boolean {
  if (isCheckable(field)) {
    // A radio button that lost its check lost it to another one.
    return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  }
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const served = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return field.value !== (served?.value ?? '');
}

/** Sets a value past React, which compares with the value that it saw last, and so sees a change. */
function setValue(field: Field, value: string): void {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
}

const dispatch = (field: Field, type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));

/** Has the app hear of a field's value as if the user entered it now. */
function replay(field: Field, value: string, isChecked: boolean): void {
  if (!field.isConnected) return;
  // For an event like this React hydrates the field at once. It takes the value for its own, and calls no handler.
  dispatch(field, 'input');
  if (isCheckable(field)) {
    field.checked = !isChecked;
    field.click();
  } else {
    field.value = '';
    setValue(field, value);
    dispatch(field, field instanceof HTMLSelectElement ? 'change' : 'input');
  }
}

/**
 * Passes on to the app what the user entered before it was there; without it the app's own values would take its place. To be
 * called when hydration has been asked for, before anything is hydrated.
 */
export function replayEarlyInput(root: ParentNode): void {
  const changed = [...root.querySelectorAll<Field>('input, textarea, select')].filter(isChanged);
  const inputs = changed.map((field) => ({
    field,
    value: field.value,
    isChecked: isCheckable(field) && field.checked,
  }));
  for (const { field, value, isChecked } of inputs) replay(field, value, isChecked);
}
