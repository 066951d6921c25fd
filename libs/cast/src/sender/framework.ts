/** Creates the error that is reported for a cast failure (CAST-12). */
export function createCastError(errorType: string): Error {
  return new Error(`Chromecast error: ${errorType}`);
}

/*
 * The used part of the CAF sender library's globals (`cast.framework`, v3), with the library's names and
 * values.
 */

export interface FrameworkSession {
  getCastDevice(): { readonly friendlyName: string };
  sendMessage(namespace: string, data: unknown): Promise<unknown>;
  addMessageListener(namespace: string, listener: (namespace: string, message: string) => void): void;
  removeMessageListener(namespace: string, listener: (namespace: string, message: string) => void): void;
}

export interface CastStateEvent {
  readonly castState: string;
}

export interface SessionStateEvent {
  readonly session: FrameworkSession | null;
  readonly sessionState: string;
  /** Why the session failed or ended; null if that was requested. */
  readonly errorCode: string | null;
}

type EventListenerMethod = <Type extends keyof ContextEvents>(
  type: Type,
  listener: (event: ContextEvents[Type]) => void,
) => void;

interface ContextEvents {
  readonly caststatechanged: CastStateEvent;
  readonly sessionstatechanged: SessionStateEvent;
}

export interface FrameworkContext {
  setOptions(options: { readonly receiverApplicationId: string; readonly autoJoinPolicy: string }): void;
  getCastState(): string;
  getSessionState(): string;
  getCurrentSession(): FrameworkSession | null;
  /** Rejects with an error code, such as `cancel`. */
  requestSession(): Promise<unknown>;
  endCurrentSession(stopCasting: boolean): void;
  readonly addEventListener: EventListenerMethod;
  readonly removeEventListener: EventListenerMethod;
}

export interface FrameworkPlayer {
  readonly isConnected: boolean;
  readonly isPaused: boolean;
  readonly isMuted: boolean;
  readonly playerState: string | null;
  readonly duration: number;
  readonly mediaInfo: unknown;
  readonly liveSeekableRange: { readonly start: number; readonly end: number } | null | undefined;
  /** Read by `seek`. */
  currentTime: number;
  /** 0–1; read by `setVolumeLevel`. */
  volumeLevel: number;
}

export interface FrameworkPlayerController {
  playOrPause(): void;
  seek(): void;
  setVolumeLevel(): void;
  muteOrUnmute(): void;
  addEventListener(type: string, listener: () => void): void;
}

export interface Framework {
  readonly CastContext: { getInstance(): FrameworkContext };
  readonly RemotePlayer: new () => FrameworkPlayer;
  readonly RemotePlayerController: new (player: FrameworkPlayer) => FrameworkPlayerController;
}

/** Returns the code of a rejection, which is a string or an object. */
export function getErrorCode(error: unknown): string {
  if (typeof error === 'string') return error;
  if (typeof error === 'object' && error !== null && 'code' in error) return String(error.code);
  return error instanceof Error ? error.message : 'unknown';
}

/** Returns whether the user cancelled the picker (CAST-13). */
export function isCancel(error: unknown): boolean {
  return getErrorCode(error) === 'cancel';
}
