export { CastButton } from './button/CastButton.tsx';
export { CastProvider, useCast, type LoadSender } from './button/CastProvider.tsx';
export type { CastSender } from './sender/castSender.ts';
export { CAST_STATES, hasDevice, readCastState, type CastState } from './sender/castState.ts';
