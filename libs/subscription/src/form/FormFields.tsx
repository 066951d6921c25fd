import type { ReactNode } from 'react';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { CheckBox } from '@tv/ui/checkBox';
import { PasswordField } from '@tv/ui/passwordField';
import { TextField, type TextFieldProps } from '@tv/ui/textField';
import { fieldId } from './formErrors.ts';

export interface FormTextFieldProps<Fields extends FieldValues> extends Pick<
  TextFieldProps,
  'label' | 'text' | 'type' | 'inputMode' | 'autoComplete'
> {
  readonly control: Control<Fields>;
  readonly name: FieldPathByValue<Fields, string>;
  /** Formats the value on blur. */
  readonly format?: (value: string) => string;
}

/** Text field bound to a form. The error summary announces its error. */
export function FormTextField<Fields extends FieldValues>({
  control,
  name,
  format,
  type,
  ...props
}: FormTextFieldProps<Fields>) {
  const { field, fieldState } = useController({ control, name });
  const value = String(field.value);
  const shared = {
    ...props,
    id: fieldId(name),
    name,
    ref: field.ref,
    value,
    onChange: field.onChange,
    onBlur: () => {
      const formattedValue = format?.(value) ?? value;
      if (formattedValue !== value) field.onChange(formattedValue);
      field.onBlur();
    },
    error: fieldState.error?.message,
    isErrorAnnouncedElsewhere: true,
  };
  return type === 'password' ? (
    <PasswordField {...shared} />
  ) : (
    <TextField {...shared} {...(type === undefined ? {} : { type })} />
  );
}

interface FormCheckBoxProps<Fields extends FieldValues> {
  readonly control: Control<Fields>;
  readonly name: FieldPathByValue<Fields, boolean>;
  readonly label: ReactNode;
}

/** Check box bound to a form. */
export function FormCheckBox<Fields extends FieldValues>({
  control,
  name,
  label,
}: FormCheckBoxProps<Fields>) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name });
  return (
    <CheckBox
      id={fieldId(name)}
      name={name}
      ref={ref}
      label={label}
      isChecked={Boolean(value)}
      onChange={onChange}
      onBlur={onBlur}
      error={fieldState.error?.message}
    />
  );
}
