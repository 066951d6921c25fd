/*
 * As much of the sender library's global objects as we use, typed by hand: its published types are no package of this
 * repository. Names, fields and values are the library's own (`cast.framework`, CAF sender v3).
 */

/** A television that a session runs on. */
export interface FrameworkSession {
  getSessionId(): string;
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
  /** Why it failed or ended, where that was not asked for. */
  readonly errorCode: string | null;
}

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
  addEventListener<Type extends keyof ContextEvents>(
    type: Type,
    listener: (event: ContextEvents[Type]) => void,
  ): void;
  removeEventListener<Type extends keyof ContextEvents>(
    type: Type,
    listener: (event: ContextEvents[Type]) => void,
  ): void;
}

/** What plays on the television, kept up to date by the library. Commands read the fields that they name. */
export interface FrameworkPlayer {
  readonly isConnected: boolean;
  readonly isMediaLoaded: boolean;
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

/** Any field of the remote player became another. */
export const ANY_CHANGE = 'anyChanged';

/** A reload joins the session that is running on this page's origin. */
export const ORIGIN_SCOPED = 'origin_scoped';

/** What the library rejects with when the viewer closes the picker. */
const CANCEL = 'cancel';

/** The code of what the library rejects with, which is either that or an object that has it. */
export function codeOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (typeof error === 'object' && error !== null && 'code' in error) return String(error.code);
  return error instanceof Error ? error.message : 'unknown';
}

/** Whether the viewer himself gave up choosing a device (CAST-13). */
export function isCancel(error: unknown): boolean {
  return codeOf(error) === CANCEL;
}
