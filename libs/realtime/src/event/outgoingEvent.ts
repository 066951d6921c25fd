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

interface Streaming {
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
    readonly channel_id?: string;
    /** The instant of the picture, ISO 8601. */
    readonly positionDateTime?: string;
  };
  readonly ManifestError: {
    readonly Stage: string;
    readonly failedUrl: string;
    readonly manifestUrl: string;
    readonly secondaryManifestUrl?: string;
  };
}

export type OutgoingEventName = keyof OutgoingEvents;
