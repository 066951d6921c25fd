import { expect, test } from 'vitest';
import { createMemoryStorage } from '@tv/config';
import { clearDraft, DRAFT_KEY, readDraft, storeDraft } from './registrationDraft.ts';
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
  expect(storage.getItem(DRAFT_KEY)).not.toContain('hemmelig');
  clearDraft(storage);
  expect(readDraft(storage)).toEqual(EMPTY_FIELDS);
});

test.each(['', '{', 'null', '[]', '{"firstName":7,"receiveSms":"yes"}'])(
  'an invalid registration draft is ignored: %j',
  (text) => {
    expect(readDraft(createMemoryStorage({ [DRAFT_KEY]: text }))).toEqual(EMPTY_FIELDS);
  },
);
