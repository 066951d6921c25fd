import { describe, expect, it } from 'vitest';
import { testLevels, testKindOf, canProve, testKinds } from './testLevel.ts';

describe('testKindOf', () => {
  it.each([
    ['libs/auth/src/token.test.ts', 'unit'],
    ['libs/app-shell/src/app/lazyPage.test.tsx', 'unit'],
    ['libs/app-shell/src/navigation/useNavigateBack.browser.test.tsx', 'unit'],
    ['libs/ui/src/dialog/Dialog.stories.tsx', 'component'],
    ['libs/app-shell/src/composition/session.app.test.tsx', 'app'],
    ['libs/app-shell/src/signOut.app.test.ts', 'app'],
    ['libs\\app-shell\\src\\signOut.app.test.ts', 'app'],
    ['apps/web-server/src/notFound.app.test.ts', 'app'],
    ['signIn.journey.ts', 'journey'],
    ['apps/e2e/src/account/signIn.journey.ts', 'journey'],
  ])('the kind of %s is %s', (file, kind) => {
    expect(testKindOf(file)).toBe(kind);
  });

  it.each(['libs/auth/src/session.app.test.ts', 'tools/run/libs/app-shell/src/a.app.test.ts'])(
    'an app test in another folder is a unit test: %s',
    (file) => {
      expect(testKindOf(file)).toBe('unit');
    },
  );
});

it('a unit requirement is proven by any test, a component by no unit test, the rest by the composed app only', () => {
  expect(testLevels.map((level) => [level, testKinds.filter((kind) => canProve(kind, level))])).toEqual([
    ['unit', ['unit', 'component', 'app', 'journey']],
    ['component', ['component', 'app', 'journey']],
    ['server', ['app', 'journey']],
    ['browser', ['app', 'journey']],
  ]);
});
