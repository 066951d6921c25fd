/** What we are, told on every connection (SOCK-03). */
export interface DeviceInfo {
  /** For example `glimt-web`. */
  readonly app: string;
  readonly deviceType: 'web';
  /** The build's version. */
  readonly swVersion: string;
  readonly osVersion: string;
  /** The app installation id. */
  readonly deviceId: string;
  readonly features: readonly string[];
}

/** What is streamed: the title, and the number of this viewing. */
export interface Streaming {
  readonly assetId: string;
  readonly streamingSessionId: string;
}

/** What we tell the server, by name, with the spelling of the wire. */
export interface OutgoingEvents {
  readonly DeviceInfo: DeviceInfo;
  readonly StreamingStart: Streaming;
  readonly StreamingStop: Streaming;
  readonly MediaPlayerState: {
    /** Of the manifest. */
    readonly url: string;
    readonly state: 'PLAY' | 'STOP' | 'SETPOSITION';
    readonly channel_id?: string | undefined;
    /** The instant of the picture, ISO 8601; of what is broadcast. */
    readonly positionDateTime?: string | undefined;
  };
  readonly ManifestError: {
    /** `load` before anything was played, `update` of a live stream that has begun. */
    readonly Stage: 'load' | 'update';
    readonly failedUrl: string;
    readonly manifestUrl: string;
    readonly secondaryManifestUrl?: string | undefined;
  };
}

export type OutgoingEventName = keyof OutgoingEvents;

/** One event: its name, and what it carries. */
export type OutgoingEvent = {
  readonly [Name in OutgoingEventName]: { readonly name: Name; readonly payload: OutgoingEvents[Name] };
}[OutgoingEventName];
