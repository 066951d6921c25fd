export { followParentalLimit } from './followParentalLimit.browser.ts';
export { useParentalGate, type ParentalGate } from './useParentalGate.tsx';
export { useParentalControl } from './useParentalControl.ts';
