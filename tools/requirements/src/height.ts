/** How high a test must stand to see what a row asks for, from the lowest to the highest; `docs/requirements` says when which. */
export const heights = ['unit', 'component', 'server', 'browser'] as const;
export type Height = (typeof heights)[number];

/** What runs in a test: code alone, a story, the composed app over a network of its own, or all of it in a browser. */
export const testKinds = ['unit', 'component', 'app', 'journey'] as const;
export type TestKind = (typeof testKinds)[number];

const composedApp = /^(libs[\\/]app-shell[\\/]src|apps[\\/]web-server)[\\/].*\.app\.test\.tsx?$/;

/**
 * Tells the kind of a test by where it stands.
 *
 * @param file  relative to the workspace, or a journey's as Playwright gives it
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

/** Whether a test of this kind can prove what is to be seen at this height. */
export const reaches = (kind: TestKind, height: Height): boolean => proving[height].includes(kind);
