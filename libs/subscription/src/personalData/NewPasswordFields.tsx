import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { FormTextField } from '../form/FormFields.tsx';
import { MIN_PASSWORD_LENGTH } from './personalDataSchemas.ts';

interface NewPasswordFieldsProps<Fields extends FieldValues> {
  readonly control: Control<Fields>;
  readonly names: readonly [first: FieldPathByValue<Fields, string>, again: FieldPathByValue<Fields, string>];
}

/** New password and its repetition. */
export function NewPasswordFields<Fields extends FieldValues>({
  control,
  names: [first, again],
}: NewPasswordFieldsProps<Fields>) {
  return (
    <>
      <FormTextField
        control={control}
        name={first}
        label="Nytt passord"
        text={`Minst ${MIN_PASSWORD_LENGTH} tegn.`}
        type="password"
        autoComplete="new-password"
      />
      <FormTextField
        control={control}
        name={again}
        label="Nytt passord en gang til"
        type="password"
        autoComplete="new-password"
      />
    </>
  );
}
