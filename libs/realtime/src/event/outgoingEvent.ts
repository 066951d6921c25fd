import { createAction } from '@reduxjs/toolkit';

/** Sent on every connection (SOCK-03). */
export interface DeviceInfo {
  /** Such as `glimt-web`. */
  readonly app: string;
  readonly deviceType: 'web';
  readonly swVersion: string;
  readonly osVersion: string;
  /** The app installation id. */
  readonly deviceId: string;
  readonly features: readonly string[];
}

/** The title and the playback session id. */
export interface Streaming {
  readonly assetId: string;
  readonly streamingSessionId: string;
}

/** Events to the server by name, spelled as on the wire. */
export interface OutgoingEvents {
  readonly DeviceInfo: DeviceInfo;
  readonly StreamingStart: Streaming;
  readonly StreamingStop: Streaming;
  readonly MediaPlayerState: {
    /** Of the manifest. */
    readonly url: string;
    readonly state: 'PLAY' | 'STOP' | 'SETPOSITION';
    readonly channel_id?: string | undefined;
    /** ISO 8601 instant of the current frame; live only. */
    readonly positionDateTime?: string | undefined;
  };
  readonly ManifestError: {
    /** `load` before playback, `update` of a running live stream. */
    readonly Stage: 'load' | 'update';
    readonly failedUrl: string;
    readonly manifestUrl: string;
    readonly secondaryManifestUrl?: string | undefined;
  };
}

export type OutgoingEventName = keyof OutgoingEvents;

export type OutgoingEvent = {
  readonly [Name in OutgoingEventName]: { readonly name: Name; readonly payload: OutgoingEvents[Name] };
}[OutgoingEventName];

/** Dispatch to send an event to the server. Lost while disconnected (see `streamingSlice`). */
export const emitEvent = createAction<OutgoingEvent>('realtime/emitEvent');
