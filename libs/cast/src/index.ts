export { CastButton } from './button/CastButton.tsx';
export { CastProvider, type LoadSender } from './button/CastProvider.tsx';
export {
  useCast,
  useCastSender,
  useCastState,
  useIsCastResumed,
  useIsCastResuming,
} from './button/useCast.ts';
export type { CastSender } from './sender/createCastSender.ts';
export { storedCastSession } from './sender/receiverApp.ts';
export { isConnected, isCasting, type CastSnapshot, type CastSession } from './session/castSession.ts';
export { CAST_ERROR_TEXT } from './session/castState.ts';
