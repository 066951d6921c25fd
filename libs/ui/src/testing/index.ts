export { cutTexts, LONG_WORD } from './cutTexts.ts';
