/** Test levels of requirements, ascending; `docs/requirements` defines them. */
export const heights = ['unit', 'component', 'server', 'browser'] as const;
export type Height = (typeof heights)[number];

/** Unit test, story, composed app over its own network, or browser journey. */
export const testKinds = ['unit', 'component', 'app', 'journey'] as const;
export type TestKind = (typeof testKinds)[number];

const composedApp = /^(libs[\\/]app-shell[\\/]src|apps[\\/]web-server)[\\/].*\.app\.test\.tsx?$/;

/**
 * Derives a test's kind from its path.
 *
 * @param file relative to the workspace, or a journey's path from Playwright
 */
export function kindOf(file: string): TestKind {
  if (file.endsWith('.journey.ts')) return 'journey';
  if (file.endsWith('.stories.tsx')) return 'component';
  return composedApp.test(file) ? 'app' : 'unit';
}

const proving: Record<Height, readonly TestKind[]> = {
  unit: testKinds,
  component: ['component', 'app', 'journey'],
  server: ['app', 'journey'],
  browser: ['app', 'journey'],
};

/** Whether a test of this kind can prove a requirement of this level. */
export const reaches = (kind: TestKind, height: Height): boolean => proving[height].includes(kind);
