// A local Cast sender library with the API of Google's: `cast.framework` (CAF v3) and the parts of `chrome.cast` that belong
// to it. The real library uses the browser's own Cast support; this one uses the relay of this host.
(() => {
  const host = new URL(document.currentScript.src).origin;

  const CastState = {
    NO_DEVICES_AVAILABLE: 'NO_DEVICES_AVAILABLE',
    NOT_CONNECTED: 'NOT_CONNECTED',
    CONNECTING: 'CONNECTING',
    CONNECTED: 'CONNECTED',
  };
  const SessionState = {
    NO_SESSION: 'NO_SESSION',
    SESSION_STARTING: 'SESSION_STARTING',
    SESSION_STARTED: 'SESSION_STARTED',
    SESSION_START_FAILED: 'SESSION_START_FAILED',
    SESSION_ENDING: 'SESSION_ENDING',
    SESSION_ENDED: 'SESSION_ENDED',
    SESSION_RESUMED: 'SESSION_RESUMED',
  };
  const CastContextEventType = {
    CAST_STATE_CHANGED: 'caststatechanged',
    SESSION_STATE_CHANGED: 'sessionstatechanged',
  };
  const RemotePlayerEventType = {
    ANY_CHANGE: 'anyChanged',
    IS_CONNECTED_CHANGED: 'isConnectedChanged',
    IS_MEDIA_LOADED_CHANGED: 'isMediaLoadedChanged',
    IS_PAUSED_CHANGED: 'isPausedChanged',
    IS_MUTED_CHANGED: 'isMutedChanged',
    CURRENT_TIME_CHANGED: 'currentTimeChanged',
    DURATION_CHANGED: 'durationChanged',
    VOLUME_LEVEL_CHANGED: 'volumeLevelChanged',
    CAN_PAUSE_CHANGED: 'canPauseChanged',
    CAN_SEEK_CHANGED: 'canSeekChanged',
    CAN_CONTROL_VOLUME_CHANGED: 'canControlVolumeChanged',
    PLAYER_STATE_CHANGED: 'playerStateChanged',
    MEDIA_INFO_CHANGED: 'mediaInfoChanged',
    TITLE_CHANGED: 'titleChanged',
    DISPLAY_NAME_CHANGED: 'displayNameChanged',
    DISPLAY_STATUS_CHANGED: 'displayStatusChanged',
    IMAGE_URL_CHANGED: 'imageUrlChanged',
    LIVE_SEEKABLE_RANGE_CHANGED: 'liveSeekableRange',
  };
  const ErrorCode = {
    CANCEL: 'cancel',
    TIMEOUT: 'timeout',
    RECEIVER_UNAVAILABLE: 'receiver_unavailable',
    SESSION_ERROR: 'session_error',
    CHANNEL_ERROR: 'channel_error',
    INVALID_PARAMETER: 'invalid_parameter',
  };

  class Events {
    #listeners = new Map();
    addEventListener(type, listener) {
      this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(listener));
    }
    removeEventListener(type, listener) {
      this.#listeners.get(type)?.delete(listener);
    }
    emit(type, event) {
      for (const listener of [...(this.#listeners.get(type) ?? [])]) listener({ type, ...event });
    }
  }

  /** The id of this page at the relay. */
  const id = crypto.randomUUID();
  const relay = `${host}/relay/senders/${id}`;
  async function say(wish) {
    const answer = await fetch(relay, { method: 'POST', body: JSON.stringify(wish) }).catch(() => undefined);
    if (!answer?.ok) throw ErrorCode.CHANNEL_ERROR;
  }

  class CastSession {
    #id;
    #listeners = new Map();
    constructor(sessionId) {
      this.#id = sessionId;
    }
    getSessionId = () => this.#id;
    getSessionState = () => context.getSessionState();
    getCastDevice = () => ({ friendlyName: context.deviceName, label: 'local', capabilities: ['video_out'] });
    getApplicationMetadata = () => ({ applicationId: context.options.receiverApplicationId, name: 'TV' });
    getVolume = () => context.status?.volumeLevel ?? 1;
    isMute = () => context.status?.isMuted ?? false;
    setVolume = (level) => say({ type: 'command', command: { name: 'volume', level } });
    setMute = (isMuted) => say({ type: 'command', command: { name: 'mute', isMuted } });
    endSession = (stopCasting) => context.endCurrentSession(stopCasting);
    async sendMessage(namespace, message) {
      await say({ type: 'message', namespace, message });
    }
    addMessageListener(namespace, listener) {
      this.#listeners.set(namespace, (this.#listeners.get(namespace) ?? new Set()).add(listener));
    }
    removeMessageListener(namespace, listener) {
      this.#listeners.get(namespace)?.delete(listener);
    }
    hear(namespace, message) {
      for (const listener of this.#listeners.get(namespace) ?? [])
        listener(namespace, JSON.stringify(message));
    }
  }

  class CastContext extends Events {
    options = {};
    deviceName = null;
    isTelevisionOn = false;
    /** The fields of the remote player, as last reported by the television. */
    status = undefined;
    players = new Set();
    #castState = CastState.NO_DEVICES_AVAILABLE;
    #sessionState = SessionState.NO_SESSION;
    #session = null;
    #line;
    /** Settles the promise of a requested session. */
    #waiting;

    setOptions(options) {
      this.options = { autoJoinPolicy: 'tab_and_origin_scoped', ...options };
      if (this.#line) return;
      this.#line = new EventSource(relay);
      this.#line.addEventListener('message', ({ data }) => this.#hear(JSON.parse(data)));
    }
    getCastState = () => this.#castState;
    getSessionState = () => this.#sessionState;
    getCurrentSession = () => this.#session;

    async requestSession() {
      const choice = await pickDevice(this.deviceName, this.#session !== null);
      if (choice === 'stop') return this.endCurrentSession(true);
      if (choice !== 'device') throw ErrorCode.CANCEL;
      if (this.#session) return undefined;
      this.#setSession(SessionState.SESSION_STARTING);
      this.#setCast(CastState.CONNECTING);
      const begun = new Promise((resolve, reject) => (this.#waiting = { resolve, reject }));
      await say({ type: 'start', appId: this.options.receiverApplicationId });
      return begun;
    }

    endCurrentSession(stopCasting) {
      if (!this.#session) return;
      this.#setSession(SessionState.SESSION_ENDING);
      if (stopCasting) void say({ type: 'stop' }).catch(() => this.#end(null));
      else this.#end(null);
    }

    #setCast(castState) {
      if (this.#castState === castState) return;
      this.#castState = castState;
      this.emit(CastContextEventType.CAST_STATE_CHANGED, { castState });
    }

    #setSession(sessionState, errorCode = null) {
      this.#sessionState = sessionState;
      this.emit(CastContextEventType.SESSION_STATE_CHANGED, {
        session: this.#session,
        sessionState,
        errorCode,
      });
    }

    #begin({ id: sessionId, appId, origin }) {
      if (this.#session || appId !== this.options.receiverApplicationId) return;
      const wasAsked = this.#waiting !== undefined;
      if (!wasAsked && (this.options.autoJoinPolicy !== 'origin_scoped' || origin !== location.origin))
        return;
      this.#session = new CastSession(sessionId);
      this.#setCast(CastState.CONNECTED);
      this.#setSession(wasAsked ? SessionState.SESSION_STARTED : SessionState.SESSION_RESUMED);
      this.#waiting?.resolve(null);
      this.#waiting = undefined;
      this.#tellPlayers();
    }

    #end(errorCode) {
      const waiting = this.#waiting;
      this.#waiting = undefined;
      const had = this.#session !== null;
      this.#session = null;
      this.#setCast(this.deviceName === null ? CastState.NO_DEVICES_AVAILABLE : CastState.NOT_CONNECTED);
      if (waiting) {
        this.#setSession(SessionState.SESSION_START_FAILED, errorCode);
        waiting.reject(errorCode ?? ErrorCode.SESSION_ERROR);
      } else if (had) this.#setSession(SessionState.SESSION_ENDED, errorCode);
      this.status = undefined;
      this.#tellPlayers();
    }

    #hear(event) {
      switch (event.type) {
        case 'device':
          this.deviceName = event.name;
          this.isTelevisionOn = event.isOn;
          if (this.#session || this.#waiting) return;
          return this.#setCast(
            event.name === null ? CastState.NO_DEVICES_AVAILABLE : CastState.NOT_CONNECTED,
          );
        case 'session':
          if (event.session) return this.#begin(event.session);
          // The relay sends an empty session on every new connection; it ends a session only if there is one.
          if (this.#session || event.errorCode) this.#end(event.errorCode);
          return undefined;
        case 'status':
          this.status = event.status;
          return this.#tellPlayers();
        case 'message':
          return this.#session?.hear(event.namespace, event.message);
      }
    }

    #tellPlayers() {
      for (const player of this.players)
        player.update(this.#session ? this.status : undefined, this.#session !== null);
    }

    static #instance;
    static getInstance = () => (CastContext.#instance ??= new CastContext());
  }

  const idle = {
    isConnected: false,
    isMediaLoaded: false,
    isPaused: false,
    isMuted: false,
    canPause: false,
    canSeek: false,
    canControlVolume: true,
    currentTime: 0,
    duration: 0,
    volumeLevel: 1,
    playerState: null,
    mediaInfo: null,
    title: '',
    displayName: '',
    displayStatus: '',
    imageUrl: null,
    liveSeekableRange: undefined,
    savedPlayerState: null,
  };

  class RemotePlayer {
    controller = null;
    constructor() {
      Object.assign(this, idle);
    }
  }

  const eventOf = (field) =>
    field === 'liveSeekableRange' ? RemotePlayerEventType.LIVE_SEEKABLE_RANGE_CHANGED : `${field}Changed`;

  class RemotePlayerController extends Events {
    #player;
    constructor(player) {
      super();
      this.#player = player;
      player.controller = this;
      context.players.add(this);
      this.update(
        context.getCurrentSession() ? context.status : undefined,
        context.getCurrentSession() !== null,
      );
    }
    /** Applies a status of the television and emits an event for every changed field. */
    update(status, isConnected) {
      const player = this.#player;
      const next = { ...idle, ...status, isConnected, displayName: isConnected ? context.deviceName : '' };
      if (player.isConnected && !isConnected) {
        const { mediaInfo, currentTime, isPaused } = player;
        next.savedPlayerState = mediaInfo && { mediaInfo, currentTime, isPaused };
      }
      for (const [field, value] of Object.entries(next)) {
        if (JSON.stringify(player[field]) === JSON.stringify(value)) continue;
        player[field] = value;
        this.emit(eventOf(field), { field, value });
        this.emit(RemotePlayerEventType.ANY_CHANGE, { field, value });
      }
    }
    #command = (command) => void say({ type: 'command', command }).catch(() => undefined);
    playOrPause = () => this.#command({ name: this.#player.isPaused ? 'play' : 'pause' });
    seek = () => this.#command({ name: 'seek', currentTime: this.#player.currentTime });
    setVolumeLevel = () => this.#command({ name: 'volume', level: this.#player.volumeLevel });
    muteOrUnmute = () => this.#command({ name: 'mute', isMuted: !this.#player.isMuted });
    stop = () => this.#command({ name: 'stop' });
    getSeekPosition = (currentTime, duration) => (duration > 0 ? (100 * currentTime) / duration : 0);
    getSeekTime = (position, duration) => (position * duration) / 100;
  }

  /** Shows the device picker, which the browser provides for the real library. Resolves with the choice. */
  function pickDevice(deviceName, isConnected) {
    const place = document.createElement('div');
    const root = place.attachShadow({ mode: 'open' });
    root.innerHTML = `<style>
        dialog { inline-size: 320px; padding: 16px; border: 0; border-radius: 12px; background: #fff; color: #1b1b1f;
          font: 15px/1.4 system-ui, sans-serif; box-shadow: 0 8px 40px #0006; margin-block-start: 72px; }
        h2 { margin: 0 0 8px; font-size: 16px; }
        button { display: block; inline-size: 100%; padding: 12px; border: 0; border-radius: 8px; background: none;
          color: inherit; font: inherit; text-align: start; cursor: pointer; }
        button:hover { background: #eef1fa; }
      </style>
      <dialog aria-label="Cast"><h2>Cast</h2>
        <button value="device"></button><button value="cancel">Avbryt</button></dialog>`;
    document.body.append(place);
    const dialog = root.querySelector('dialog');
    const [device] = root.querySelectorAll('button');
    device.textContent = isConnected
      ? `Slutt å caste til ${deviceName}`
      : (deviceName ?? 'Fant ingen enheter');
    device.value = isConnected ? 'stop' : 'device';
    device.disabled = deviceName === null;
    return new Promise((resolve) => {
      dialog.addEventListener('close', () => {
        place.remove();
        resolve(dialog.returnValue || 'cancel');
      });
      for (const button of root.querySelectorAll('button')) {
        button.addEventListener('click', () => {
          // A television that is off starts in its own window. Only a click may open it (popup blocking).
          if (button.value === 'device' && !context.isTelevisionOn)
            window.open(`${host}/receiver`, 'television', 'width=960,height=540');
          dialog.close(button.value);
        });
      }
      dialog.showModal();
    });
  }

  const context = CastContext.getInstance();

  window.chrome ??= {};
  window.chrome.cast = {
    isAvailable: true,
    AutoJoinPolicy: {
      TAB_AND_ORIGIN_SCOPED: 'tab_and_origin_scoped',
      ORIGIN_SCOPED: 'origin_scoped',
      PAGE_SCOPED: 'page_scoped',
    },
    ErrorCode,
    media: {
      DEFAULT_MEDIA_RECEIVER_APP_ID: 'CC1AD845',
      PlayerState: { IDLE: 'IDLE', PLAYING: 'PLAYING', PAUSED: 'PAUSED', BUFFERING: 'BUFFERING' },
      StreamType: { BUFFERED: 'BUFFERED', LIVE: 'LIVE', OTHER: 'OTHER' },
      TrackType: { TEXT: 'TEXT', AUDIO: 'AUDIO', VIDEO: 'VIDEO' },
    },
  };
  window.cast = {
    framework: {
      VERSION: 'local',
      CastContext,
      CastSession,
      CastState,
      SessionState,
      CastContextEventType,
      RemotePlayer,
      RemotePlayerController,
      RemotePlayerEventType,
    },
  };
  window.__onGCastApiAvailable?.(true);
})();
