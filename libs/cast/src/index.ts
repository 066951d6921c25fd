export { CastButton } from './button/CastButton.tsx';
export { CastProvider, type LoadSender } from './button/CastProvider.tsx';
export { useCast } from './button/useCast.ts';
export type { CastSender } from './sender/castSender.ts';
export { CAST_STATES, hasDevice, readCastState, type CastState } from './sender/castState.ts';
