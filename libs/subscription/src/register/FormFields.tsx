import type { ReactNode } from 'react';
import { useController, type Control } from 'react-hook-form';
import { CheckBox } from '@tv/ui/checkBox';
import { PasswordField } from '@tv/ui/passwordField';
import { TextField, type TextFieldProps } from '@tv/ui/textField';
import { fieldId } from './fieldId.ts';
import type { Consents, RegistrationFields } from './registrationForm.ts';

export type RegistrationControl = Control<RegistrationFields>;

type TextName = 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'password';

export interface FormTextFieldProps extends Pick<
  TextFieldProps,
  'label' | 'text' | 'type' | 'inputMode' | 'autoComplete'
> {
  readonly control: RegistrationControl;
  readonly name: TextName;
  /** How what was typed is written once one has left the field. */
  readonly formatted?: (value: string) => string;
}

/** A text field of the form, which knows what is wrong with it; the form's summary says so aloud. */
export function FormTextField({ control, name, formatted, type, ...props }: FormTextFieldProps) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name });
  const shared = {
    ...props,
    id: fieldId(name),
    name,
    ref,
    value,
    onChange,
    onBlur: () => {
      const written = formatted?.(value) ?? value;
      if (written !== value) onChange(written);
      onBlur();
    },
    error: fieldState.error?.message,
    isErrorToldElsewhere: true,
  };
  return type === 'password' ? (
    <PasswordField {...shared} />
  ) : (
    <TextField {...shared} {...(type === undefined ? {} : { type })} />
  );
}

/** A check box of the form. */
export function FormCheckBox({
  control,
  name,
  label,
}: {
  readonly control: RegistrationControl;
  readonly name: keyof Consents | 'hasAcceptedTerms';
  readonly label: ReactNode;
}) {
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
      isChecked={value}
      onChange={onChange}
      onBlur={onBlur}
      error={fieldState.error?.message}
    />
  );
}
