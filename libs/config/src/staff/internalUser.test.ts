import { describe, expect, test } from 'vitest';
import { isInternalUser } from './internalUser.ts';

const staff = { domain: 'selskapet.test', patterns: ['tester\\d+@kunde\\.test', 'a@b\\.no|c@d\\.no'] };

describe('internal staff', () => {
  test.each(['ola@selskapet.test', 'OLA@Selskapet.Test', ' ola@selskapet.test ', '"a@b"@selskapet.test'])(
    'CONF-04 %s is internal by domain',
    (email) => expect(isInternalUser(email, staff)).toBe(true),
  );

  test.each(['tester12@kunde.test', 'Tester1@Kunde.test', 'a@b.no', 'c@d.no'])(
    'CONF-04 %s is internal by pattern',
    (email) => expect(isInternalUser(email, staff)).toBe(true),
  );

  test.each([
    'ola@kunde.test',
    'ola@selskapet.test.evil.test',
    'ola@ikkeselskapet.test',
    'ola@sub.selskapet.test',
    'tester12@kunde.test.evil.test',
    'xtester12@kunde.test',
    'xa@b.no',
    'c@d.noo',
    '@selskapet.test',
    'selskapet.test',
    '',
  ])('CONF-04 %j is not internal', (email) => expect(isInternalUser(email, staff)).toBe(false));
});
