export { followParentalLimit } from './followParentalLimit.browser.ts';
export { isParentalControlActive } from './isParentalControlActive.browser.ts';
export { PinGivenContext, PinGivenScope, usePinGiven, type PinGiven } from './PinGivenScope.tsx';
export { useParentalGate, type ParentalGate } from './useParentalGate.tsx';
export { useParentalControl } from './useParentalControl.ts';
