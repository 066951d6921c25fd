export { findClippedTexts, LONG_WORD } from './findClippedTexts.ts';
