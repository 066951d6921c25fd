export { respondError, respondNotFound, respondNever, respondOnRetry } from './responders.ts';
export { fakeIntersectionObserver } from './fakeIntersectionObserver.browser.ts';
export { createGuideService, type GuideServiceOptions } from './createGuideService.ts';
export { fakeScreen } from './fakeScreen.browser.ts';
