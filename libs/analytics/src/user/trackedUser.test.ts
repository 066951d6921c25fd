import { expect, test } from 'vitest';
import { md5 } from './md5.ts';
import { trackedUser } from './trackedUser.ts';

test('ANA-31 the e-mail address is hashed in lower case by SHA-256', async () => {
  const { emailSha256 } = await trackedUser({ userId: 'u', email: 'A@B.no' });
  expect(emailSha256).toBe('700b39e2cd392acc82227468f8b70822d9841495076d9dccf6d411fcb08402e1');
  expect((await trackedUser({ userId: 'u', email: ' a@b.no' })).emailSha256).toBe(emailSha256);
});

test('ANA-32 the e-mail address is hashed in lower case by MD5', async () => {
  const { emailMd5 } = await trackedUser({ userId: 'u', email: 'A@B.no' });
  expect(emailMd5).toBe('ce598cfe1495064e20cc85da7c3bc2c3');
});

test('ANA-33 the phone number is hashed by SHA-256', async () => {
  const { phoneSha256 } = await trackedUser({ userId: 'u', phoneNumber: '4791234567' });
  expect(phoneSha256).toBe('8e691d17cd72d7f630c95c400ce73b503202c6d5102af569c3a8546e7f72f21c');
});

test('unknown contact details have no hash', async () => {
  expect(await trackedUser({ userId: 'u', email: '' })).toEqual({
    userId: 'u',
    emailSha256: undefined,
    emailMd5: undefined,
    phoneSha256: undefined,
  });
});

test.each([
  ['', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['a', '0cc175b9c0f1b6a831c399e269772661'],
  ['abc', '900150983cd24fb0d6963f7d28e17f72'],
  ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
  ['a@b.no', 'ce598cfe1495064e20cc85da7c3bc2c3'],
  ['Blåbærsyltetøy 🫐', '358b39b6e2ddc5af81f7fda76497a0b4'],
  ['x'.repeat(55), '04364420e25c512fd958a70738aa8f72'],
  ['x'.repeat(56), '668a72d5ba17f08e62dabcafad6db14b'],
  ['x'.repeat(63), '7dc2ca208106a2f703567bdff99d8981'],
  ['x'.repeat(64), 'c1bb4f81d892b2d57947682aeb252456'],
  ['x'.repeat(200), '30a83621ce5422fbdfdd539777458c78'],
])('ANA-32 the MD5 of %j matches the reference digest', (text, digest) => {
  expect(md5(text)).toBe(digest);
});
