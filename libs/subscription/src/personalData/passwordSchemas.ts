import * as v from 'valibot';
import { newPassword } from './newPassword.ts';
import { existingPassword } from './requiredText.ts';

const newPasswordFields = { newPassword, repeated: v.string() };
const PASSWORD_MISMATCH = 'Passordene er ikke like';

/** New password, repeated, with the current one. */
export const passwordChangeSchema = v.pipe(
  v.object({ currentPassword: existingPassword, ...newPasswordFields }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['repeated']],
      (formValues) => formValues.newPassword === formValues.repeated,
      PASSWORD_MISMATCH,
    ),
    ['repeated'],
  ),
);

/** New password, repeated. */
export const passwordResetSchema = v.pipe(
  v.object(newPasswordFields),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['repeated']],
      (formValues) => formValues.newPassword === formValues.repeated,
      PASSWORD_MISMATCH,
    ),
    ['repeated'],
  ),
);
