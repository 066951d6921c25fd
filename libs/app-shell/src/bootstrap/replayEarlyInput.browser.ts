type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Returns whether a field differs from the server's markup: typed, autofilled or restored. */
function isChanged(field: Field): boolean {
  if (isCheckable(field)) {
    // An unchecked radio button only lost to another.
    return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  }
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const served = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return field.value !== (served?.value ?? '');
}

/** Uses the native setter: React ignores values set through its own. */
function setValue(field: Field, value: string): void {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
}

const dispatch = (field: Field, type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));

/** Enters a value again, as user input. */
function replay(field: Field, value: string, isChecked: boolean): void {
  if (!field.isConnected) return;
  // React hydrates the field on this event, adopting the value without calling a handler.
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

/** Replays input from before hydration, which React would reset. Call it right after `hydrateRoot`. */
export function replayEarlyInput(root: ParentNode): void {
  const changed = [...root.querySelectorAll<Field>('input, textarea, select')].filter(isChanged);
  const inputs = changed.map((field) => ({
    field,
    value: field.value,
    isChecked: isCheckable(field) && field.checked,
  }));
  for (const { field, value, isChecked } of inputs) replay(field, value, isChecked);
}
