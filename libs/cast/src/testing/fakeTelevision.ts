import type {
  CastStateEvent,
  Framework,
  FrameworkContext,
  FrameworkPlayer,
  FrameworkSession,
  SessionStateEvent,
} from '../sender/framework.ts';

/** What the remote player of the fake shows; a test changes any of it. */
export type RemoteState = { -readonly [Key in keyof FrameworkPlayer]: FrameworkPlayer[Key] };

/** A sender library without a network, and the television at its other end. */
export interface FakeTelevision {
  readonly framework: Framework;
  /** What went over the custom namespace, oldest first. */
  readonly heard: readonly unknown[];
  /** What the remote player was told, oldest first: `seek 12`. */
  readonly commands: readonly string[];
  /** What the library was told at its start. */
  readonly options: () => unknown;
  /** The device comes into reach, or goes out of it. */
  setDevice(isThere: boolean): void;
  /** How the next picker is answered: with the device, or with an error code. */
  answerPicker(answer: 'device' | (string & {})): void;
  /** How the next message is answered: not at all, or with an error code. */
  refuseMessages(code: string | undefined): void;
  /** A session that began on another page, or before a reload. */
  resume(): void;
  /** The session ends at the other end. @param errorCode  where nobody asked for it */
  end(errorCode?: string): void;
  /** The television plays something, or plays it otherwise than before. */
  show(change: Partial<RemoteState>): void;
  /** The receiver says something over the custom namespace. */
  say(message: unknown): void;
}

const nothingPlays: RemoteState = {
  isConnected: false,
  isMediaLoaded: false,
  isPaused: false,
  isMuted: false,
  playerState: null,
  duration: 0,
  mediaInfo: null,
  liveSeekableRange: undefined,
  currentTime: 0,
  volumeLevel: 1,
};

/** The media information of a film, as the receiver of the contract tells it. */
export const filmOnTelevision = {
  contentId: 'isfront',
  streamType: 'BUFFERED',
  metadata: {
    title: 'Isfront',
    subtitle: 'Thriller',
    images: [{ url: 'https://media.test/images/isfront' }],
  },
  tracks: [
    { trackId: 1, type: 'AUDIO', language: 'nb' },
    { trackId: 2, type: 'AUDIO', language: 'en' },
    { trackId: 3, type: 'TEXT', language: 'nb' },
    { trackId: 4, type: 'TEXT', language: 'en' },
  ],
  customData: {
    assetId: 'isfront',
    isLinear: false,
    streamingSessionId: 'viewing-1',
    audioLang: 'nb',
    textLang: 'nb',
    interactionPoints: [{ start: 12, end: 74, type: 'intro' }],
  },
};

/** And of a channel. */
export const channelOnTelevision = {
  contentId: 'nordlys',
  streamType: 'LIVE',
  metadata: {
    title: 'Nordlys',
    subtitle: 'Kveldsnytt',
    images: [{ url: 'https://media.test/images/nordlys' }],
  },
  tracks: [{ trackId: 1, type: 'AUDIO', language: 'nb' }],
  customData: { assetId: 'nordlys', isLinear: true, streamingSessionId: 'viewing-2', audioLang: 'nb' },
};

/**
 * Makes a television in reach, called Stua. Nothing plays until the test says so: the fake hears and answers, and decides
 * nothing.
 */
export function createFakeTelevision({
  isThere = true,
}: { readonly isThere?: boolean } = {}): FakeTelevision {
  const heard: unknown[] = [];
  const commands: string[] = [];
  const contextListeners = {
    caststatechanged: new Set<(event: CastStateEvent) => void>(),
    sessionstatechanged: new Set<(event: SessionStateEvent) => void>(),
  };
  const messageListeners = new Set<(namespace: string, message: string) => void>();
  const changed = new Set<() => void>();
  const remote: RemoteState = { ...nothingPlays };
  let castState = isThere ? 'NOT_CONNECTED' : 'NO_DEVICES_AVAILABLE';
  let sessionState = 'NO_SESSION';
  let session: FrameworkSession | null = null;
  let options: unknown;
  let picker = 'device';
  let refusal: string | undefined;
  let namespace = '';

  function setCastState(state: string) {
    castState = state;
    contextListeners.caststatechanged.forEach((tell) => tell({ castState }));
  }

  function setSessionState(state: string, errorCode: string | null = null) {
    sessionState = state;
    contextListeners.sessionstatechanged.forEach((tell) => tell({ session, sessionState, errorCode }));
  }

  function change(fields: Partial<RemoteState>) {
    Object.assign(remote, fields);
    changed.forEach((tell) => tell());
  }

  function connect(state: 'SESSION_STARTED' | 'SESSION_RESUMED') {
    session = {
      getSessionId: () => 'session-1',
      getCastDevice: () => ({ friendlyName: 'Stua' }),
      sendMessage(_namespace, data) {
        heard.push(data);
        return refusal === undefined ? Promise.resolve() : Promise.reject(new Error(refusal));
      },
      addMessageListener(name, listener) {
        namespace = name;
        messageListeners.add(listener);
      },
      removeMessageListener: (_namespace, listener) => void messageListeners.delete(listener),
    };
    setCastState('CONNECTED');
    setSessionState(state);
    change({ isConnected: true });
  }

  function disconnect(errorCode: string | null) {
    session = null;
    setCastState('NOT_CONNECTED');
    setSessionState('SESSION_ENDED', errorCode);
    change(nothingPlays);
  }

  const context: FrameworkContext = {
    setOptions: (given) => void (options = given),
    getCastState: () => castState,
    getSessionState: () => sessionState,
    getCurrentSession: () => session,
    requestSession() {
      if (picker === 'device') {
        connect('SESSION_STARTED');
        return Promise.resolve();
      }
      // The library rejects with a code, which is no error.
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
      return Promise.reject(picker);
    },
    endCurrentSession(stopCasting) {
      commands.push(`end ${stopCasting}`);
      setSessionState('SESSION_ENDING');
      // The television has to be told first.
      setTimeout(() => disconnect(null));
    },
    addEventListener: (type, listener) => void (contextListeners[type] as Set<unknown>).add(listener),
    removeEventListener: (type, listener) => void (contextListeners[type] as Set<unknown>).delete(listener),
  };

  return {
    framework: {
      CastContext: { getInstance: () => context },
      RemotePlayer: class {
        constructor() {
          return remote;
        }
      } as Framework['RemotePlayer'],
      RemotePlayerController: class {
        playOrPause() {
          commands.push(remote.isPaused ? 'play' : 'pause');
          change({ isPaused: !remote.isPaused, playerState: remote.isPaused ? 'PLAYING' : 'PAUSED' });
        }
        seek() {
          commands.push(`seek ${Math.round(remote.currentTime)}`);
          change({});
        }
        setVolumeLevel() {
          commands.push(`volume ${remote.volumeLevel}`);
          change({});
        }
        muteOrUnmute() {
          commands.push(remote.isMuted ? 'unmute' : 'mute');
          change({ isMuted: !remote.isMuted });
        }
        addEventListener(_type: string, listener: () => void) {
          changed.add(listener);
        }
      },
    },
    heard,
    commands,
    options: () => options,
    setDevice: (isInReach) => setCastState(isInReach ? 'NOT_CONNECTED' : 'NO_DEVICES_AVAILABLE'),
    answerPicker: (answer) => void (picker = answer),
    refuseMessages: (code) => void (refusal = code),
    resume: () => connect('SESSION_RESUMED'),
    end: (errorCode) => disconnect(errorCode ?? null),
    show: (fields) => change({ isMediaLoaded: true, ...fields }),
    say: (message) =>
      messageListeners.forEach((tell) =>
        tell(namespace, typeof message === 'string' ? message : JSON.stringify(message)),
      ),
  };
}
