export { failing, missing, never, secondTry } from './answers.ts';
export { fakeIntersections } from './fakeObserver.browser.ts';
export { guideService, type GuideServiceOptions } from './guideService.ts';
export { fakeScreen } from './fakeScreen.browser.ts';
