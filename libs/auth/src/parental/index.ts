export { followParentalLimit } from './followParentalLimit.browser.ts';
export { useParentalSetting } from './useParentalSetting.ts';
