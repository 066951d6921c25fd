export { toWellFormed } from './toWellFormed.ts';
