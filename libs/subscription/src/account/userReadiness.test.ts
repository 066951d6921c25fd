import { expect, test } from 'vitest';
import { userReadiness } from './userReadiness.ts';

const validUser = {
  firstName: 'Ola',
  lastName: 'Nordmann',
  phoneNumber: '91234567',
  email: 'a@b.no',
  createdDate: undefined,
};

test.each([{ firstName: '' }, { lastName: '' }, { firstName: ' ' }, { lastName: undefined }])(
  'ACCT-05 with %j the customer is an INVALID_USER',
  (change) => expect(userReadiness({ ...validUser, ...change })).toBe('INVALID_USER'),
);

test.each(['21234567', '9123456', '', '912345678', 'x', '4721234567', '+4621234567'])(
  'ACCT-06 with phone number %j the customer has an INVALID_NUMBER',
  (phoneNumber) => expect(userReadiness({ ...validUser, phoneNumber })).toBe('INVALID_NUMBER'),
);

test.each(['', 'a', undefined])('ACCT-07 with e-mail %j the customer has an INVALID_EMAIL', (email) => {
  expect(userReadiness({ ...validUser, email })).toBe('INVALID_EMAIL');
});

test.each(['91234567', '41234567', '4791234567', '+47 912 34 567', '47123456'])(
  'ACCT-08 with phone number %s the customer is READY',
  (phoneNumber) => {
    expect(userReadiness({ ...validUser, phoneNumber })).toBe('READY');
  },
);

test('user readiness returns only what is missing first', () => {
  expect(userReadiness({ ...validUser, firstName: '', phoneNumber: '', email: '' })).toBe('INVALID_USER');
  expect(userReadiness({ ...validUser, phoneNumber: '', email: '' })).toBe('INVALID_NUMBER');
});
