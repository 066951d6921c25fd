/** Test levels of requirements, ascending; `docs/requirements` defines them. */
export const testLevels = ['unit', 'component', 'server', 'browser'] as const;
export type TestLevel = (typeof testLevels)[number];

/** Unit test, story, composed app over its own network, or browser journey. */
export const testKinds = ['unit', 'component', 'app', 'journey'] as const;
export type TestKind = (typeof testKinds)[number];

const appTestFile = /^(libs[\\/]app-shell[\\/]src|apps[\\/]web-server)[\\/].*\.app\.test\.tsx?$/;

/**
 * Derives a test's kind from its path.
 *
 * @param file relative to the workspace, or a journey's path from Playwright
 */
export function testKindOf(file: string): TestKind {
  if (file.endsWith('.journey.ts')) return 'journey';
  if (file.endsWith('.stories.tsx')) return 'component';
  return appTestFile.test(file) ? 'app' : 'unit';
}

const provingKinds: Record<TestLevel, readonly TestKind[]> = {
  unit: testKinds,
  component: ['component', 'app', 'journey'],
  server: ['app', 'journey'],
  browser: ['app', 'journey'],
};

/** Whether a test of this kind can prove a requirement of this level. */
export const canProve = (kind: TestKind, level: TestLevel): boolean => provingKinds[level].includes(kind);
