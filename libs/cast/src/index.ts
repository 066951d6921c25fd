export { CastButton } from './button/CastButton.tsx';
export { CastProvider, type LoadSender } from './button/CastProvider.tsx';
export {
  useCast,
  useCastSender,
  useCastState,
  useIsCastResumed,
  useIsCastResuming,
} from './button/useCast.ts';
export type { CastSender, CastSource } from './sender/castSender.ts';
export { CAST_ERROR_TEXT } from './controller/castErrorText.ts';
export { storedCastSession } from './sender/receiverApp.ts';
export { isConnected, isCasting, type CastSnapshot, type CastSession } from './session/castSession.ts';
