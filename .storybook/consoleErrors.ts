import { afterEach, expect } from 'vitest';

const EXPECTED = [
  // Stories of error boundaries throw.
  'The above error occurred in',
  // Storybook turns React's act environment on while it plays a story, although responses arrive outside it.
  'act(',
];

const errors: string[] = [];
const { error } = console;
console.error = (...values: readonly unknown[]) => {
  errors.push(values.map(String).join(' '));
  error(...values);
};

/** An unexpected error on the console fails the story: React reports misuse there. */
afterEach(() => {
  const unexpected = errors.splice(0).filter((text) => !EXPECTED.some((part) => text.includes(part)));
  expect(unexpected).toEqual([]);
});
