import { expect, test } from 'vitest';
import { createMemoryStorage } from '@tv/browser-storage';
import { storedDraft, readDraft, storeDraft } from './registrationDraft.ts';
import { EMPTY_FIELDS } from './registrationSchema.ts';

const typed = {
  ...EMPTY_FIELDS,
  firstName: 'Ola',
  email: 'ola@kunde.test',
  password: 'hemmelig-1',
  receiveSms: true,
  hasAcceptedTerms: true,
};

test('the registration draft is stored without the password', () => {
  const storage = createMemoryStorage();
  storeDraft(storage, typed);
  expect(readDraft(storage)).toEqual({ ...typed, password: '' });
  expect(storage.getItem(storedDraft.key)).not.toContain('hemmelig');
  storedDraft.clear(storage);
  expect(readDraft(storage)).toEqual(EMPTY_FIELDS);
});

test.each(['', '{', 'null', '[]', '{"firstName":7,"receiveSms":"yes"}'])(
  'an invalid registration draft is ignored: %j',
  (text) => {
    expect(readDraft(createMemoryStorage({ [storedDraft.key]: text }))).toEqual(EMPTY_FIELDS);
  },
);
