import * as v from 'valibot';
import { newPassword } from './newPassword.ts';
import { presentPassword } from './typed.ts';

const twice = { newPassword, repeated: v.string() };
const NOT_THE_SAME = 'Passordene er ikke like';

/** New password, repeated, with the current one. */
export const passwordChange = v.pipe(
  v.object({ currentPassword: presentPassword, ...twice }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['repeated']],
      (typed) => typed.newPassword === typed.repeated,
      NOT_THE_SAME,
    ),
    ['repeated'],
  ),
);

/** New password, repeated. */
export const passwordByLink = v.pipe(
  v.object(twice),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['repeated']],
      (typed) => typed.newPassword === typed.repeated,
      NOT_THE_SAME,
    ),
    ['repeated'],
  ),
);
