import { errorResponse } from '../../contract/errorResponse.ts';
import type { OperationResponse, Operations } from '../../platformContext.ts';
import type { Accounts } from '../../state/accounts.ts';
import { isEmail } from './isEmail.ts';
import { parseNorwegianNumber } from './parseNorwegianNumber.ts';

const fieldError = (status: number, code: string, message: string, field: string): OperationResponse => ({
  status,
  body: { code, message, field },
});

/** Returns the operations that change e-mail and phone number; each requires the password. */
export function personalOperations(accounts: Accounts): Operations {
  const incorrectPassword = fieldError(403, 'INCORRECT_PASSWORD', 'Incorrect password', 'password');
  return {
    changeEmail: ({ customer, body }) => {
      const { email, password } = body as { email: string; password: string };
      if (!customer) return errorResponse(401, 'UNAUTHORIZED', 'Ikke innlogget');
      if (!accounts.isPasswordCorrect(customer.userId, password)) return incorrectPassword;
      if (!isEmail(email)) {
        return fieldError(400, 'EMAIL_VALIDATION_FAILURE', 'Email validation failed', 'email');
      }
      const known = accounts.byEmail(email);
      if (known && known.userId !== customer.userId) {
        return fieldError(409, 'EMAIL_EXISTS', 'Email already exists', 'email');
      }
      accounts.setEmail(customer.userId, email);
      return { status: 204 };
    },
    changePhoneNumber: ({ customer, body }) => {
      const { phoneNumber, password } = body as { phoneNumber: string; password: string };
      if (!customer) return errorResponse(401, 'UNAUTHORIZED', 'Ikke innlogget');
      if (!accounts.isPasswordCorrect(customer.userId, password)) return incorrectPassword;
      const number = parseNorwegianNumber(phoneNumber);
      if (number === undefined) {
        return fieldError(
          400,
          'PHONE_NUMBER_VALIDATION_FAILURE',
          'Phone number validation failed',
          'phoneNumber',
        );
      }
      accounts.setPhoneNumber(customer.userId, number);
      return { status: 204 };
    },
  };
}
