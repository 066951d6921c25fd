export { failing, missing, never, secondTry } from './answers.ts';
export { fakeIntersections } from './fakeObserver.browser.ts';
export { fakeScreen } from './fakeScreen.browser.ts';
