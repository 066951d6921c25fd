import { expect, test } from 'vitest';
import { userReadiness } from './userReadiness.ts';

const whole = {
  firstName: 'Ola',
  lastName: 'Nordmann',
  phoneNumber: '91234567',
  email: 'a@b.no',
  createdDate: undefined,
};

test.each([{ firstName: '' }, { lastName: '' }, { firstName: ' ' }, { lastName: undefined }])(
  'ACCT-05 %j is an INVALID_USER',
  (change) => expect(userReadiness({ ...whole, ...change })).toBe('INVALID_USER'),
);

test.each(['21234567', '9123456', '', '912345678', 'x', '4721234567', '+4621234567'])(
  'ACCT-06 %j is an INVALID_NUMBER',
  (phoneNumber) => expect(userReadiness({ ...whole, phoneNumber })).toBe('INVALID_NUMBER'),
);

test.each(['', 'a', undefined])('ACCT-07 %j is an INVALID_EMAIL', (email) => {
  expect(userReadiness({ ...whole, email })).toBe('INVALID_EMAIL');
});

test.each(['91234567', '41234567', '4791234567', '+47 912 34 567', '47123456'])(
  'ACCT-08 with %s he is READY',
  (phoneNumber) => {
    expect(userReadiness({ ...whole, phoneNumber })).toBe('READY');
  },
);

test('what is wanting first is told', () => {
  expect(userReadiness({ ...whole, firstName: '', phoneNumber: '', email: '' })).toBe('INVALID_USER');
  expect(userReadiness({ ...whole, phoneNumber: '', email: '' })).toBe('INVALID_NUMBER');
});
