import type {
  CastStateEvent,
  Framework,
  FrameworkContext,
  FrameworkPlayer,
  FrameworkSession,
  SessionStateEvent,
} from '../sender/framework.ts';

/** Mutable state of the fake remote player. */
export type RemoteState = { -readonly [Key in keyof FrameworkPlayer]: FrameworkPlayer[Key] };

/** A fake sender library and receiver, without a network. */
export interface FakeReceiver {
  readonly framework: Framework;
  /** Messages on the custom namespace, oldest first. */
  readonly messages: readonly unknown[];
  /** Commands to the remote player, oldest first: `seek 12`. */
  readonly commands: readonly string[];
  /** Options passed to the library. */
  readonly options: () => unknown;
  setDeviceReachable(isThere: boolean): void;
  /** Result of the next device picker: the device, or an error code. */
  answerPicker(answer: 'device' | (string & {})): void;
  /** Makes messages fail with a code; undefined to accept them. */
  refuseMessages(code: string | undefined): void;
  /** Resumes a session from another page, or from before a reload. */
  resume(): void;
  /** Ends the session from the receiver. @param errorCode set for an unexpected end */
  end(errorCode?: string): void;
  /** Changes the remote player's state. */
  updatePlayer(change: Partial<RemoteState>): void;
  /** Sends a message on the custom namespace. */
  sendMessage(message: unknown): void;
}

const idlePlayer: RemoteState = {
  isConnected: false,
  isPaused: false,
  isMuted: false,
  playerState: null,
  duration: 0,
  mediaInfo: null,
  liveSeekableRange: undefined,
  currentTime: 0,
  volumeLevel: 1,
};

/** Media information of a film, as in the contract. */
export const filmMediaInfo = {
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

/** Media information of a channel. */
export const channelMediaInfo = {
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

/** Creates a reachable receiver named Stua. It answers commands but starts nothing by itself. */
export function createFakeReceiver({ isThere = true }: { readonly isThere?: boolean } = {}): FakeReceiver {
  const messages: unknown[] = [];
  const commands: string[] = [];
  const contextListeners = {
    caststatechanged: new Set<(event: CastStateEvent) => void>(),
    sessionstatechanged: new Set<(event: SessionStateEvent) => void>(),
  };
  const messageListeners = new Set<(namespace: string, message: string) => void>();
  const changed = new Set<() => void>();
  const remote: RemoteState = { ...idlePlayer };
  let castState = isThere ? 'NOT_CONNECTED' : 'NO_DEVICES_AVAILABLE';
  let sessionState = 'NO_SESSION';
  let session: FrameworkSession | null = null;
  let options: unknown;
  let picker = 'device';
  let refusal: string | undefined;
  let namespace = '';

  function setCastState(state: string) {
    castState = state;
    contextListeners.caststatechanged.forEach((notify) => notify({ castState }));
  }

  function setSessionState(state: string, errorCode: string | null = null) {
    sessionState = state;
    contextListeners.sessionstatechanged.forEach((notify) => notify({ session, sessionState, errorCode }));
  }

  function change(fields: Partial<RemoteState>) {
    Object.assign(remote, fields);
    changed.forEach((notify) => notify());
  }

  function connect(state: 'SESSION_STARTED' | 'SESSION_RESUMED') {
    session = {
      getCastDevice: () => ({ friendlyName: 'Stua' }),
      sendMessage(_namespace, data) {
        messages.push(data);
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
    change(idlePlayer);
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
      // The library rejects with a string.
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
      return Promise.reject(picker);
    },
    endCurrentSession(stopCasting) {
      commands.push(`end ${stopCasting}`);
      setSessionState('SESSION_ENDING');
      // The receiver answers asynchronously.
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
    messages,
    commands,
    options: () => options,
    setDeviceReachable: (isInReach) => setCastState(isInReach ? 'NOT_CONNECTED' : 'NO_DEVICES_AVAILABLE'),
    answerPicker: (answer) => void (picker = answer),
    refuseMessages: (code) => void (refusal = code),
    resume: () => connect('SESSION_RESUMED'),
    end: (errorCode) => disconnect(errorCode ?? null),
    updatePlayer: change,
    sendMessage: (message) =>
      messageListeners.forEach((notify) =>
        notify(namespace, typeof message === 'string' ? message : JSON.stringify(message)),
      ),
  };
}
