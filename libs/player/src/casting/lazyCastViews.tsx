/** One chunk for everything needed while casting. */
export { CastView } from './CastView.tsx';
export { StartCasting } from './StartCasting.tsx';
