export { CastButton } from './button/CastButton.tsx';
export { useCastSender, useIsCastResumed } from './button/castContext.ts';
export { CastProvider, type LoadSender } from './button/CastProvider.tsx';
export { useCast, useCastState } from './button/useCast.ts';
export { useCastResuming } from './button/useCastResuming.browser.ts';
export type { CastSender, CastSource } from './sender/castSender.ts';
export { CAST_ERROR_TEXT } from './controller/castErrorText.ts';
export { CAST_SESSION_KEY } from './sender/castSessionKey.ts';
export { isConnected, isOnTelevision, type CastPlace, type CastSession } from './session/castSession.ts';
