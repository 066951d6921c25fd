// The television: a receiver for `libs/cast/contract` that really plays. It calls the services like every player.

const { api, hosts } = JSON.parse(document.body.dataset.settings);
const element = (id) => document.getElementById(id);
const video = element('picture');

/** Interval in seconds at which progress is saved during playback. It is also saved at every pause. */
const SAVE_EVERY = 30;

/** The last SET_APP_DATA of the sender. */
let appData = { features: {} };
/** The current playback: source, title and player. Undefined while nothing is loaded. */
let current;
/** The last reported media information. */
let mediaInfo = null;
const device = { volumeLevel: 1, isMuted: false };
/** The namespace of the last message, used for replies. */
let namespace = '';

// ---- The relay

const post = (word) =>
  fetch('/relay/receiver', { method: 'POST', body: JSON.stringify(word) }).catch(() => undefined);
const fail = (errorType) => post({ type: 'message', namespace, message: { type: 'ERROR', errorType } });

const line = new EventSource('/relay/receiver');
line.addEventListener('message', ({ data }) => {
  const event = JSON.parse(data);
  switch (event.type) {
    case 'session':
      return event.session ? show('Koblet til') : end('Klar til å motta');
    case 'message':
      namespace = event.namespace;
      return hear(event.message);
    case 'command':
      return obey(event.command);
    case 'raise':
      return end('Noe gikk galt');
    case 'replaced':
      line.close();
      return end('En annen fane er TV-en nå');
  }
});

function show(words) {
  element('words').textContent = words;
  element('idle').hidden = current !== undefined;
  element('osd').hidden = current === undefined;
}

// ---- The namespace

function hear(message) {
  switch (message.type) {
    case 'SET_APP_DATA':
      appData = message;
      return undefined;
    case 'SET_SOURCE':
      // The same playback session with a new access token.
      if (current?.source.streamingSessionId === message.streamingSessionId) {
        current.source.accessToken = message.accessToken;
        return undefined;
      }
      return load(message);
    case 'SET_AUDIO_TRACK':
      selectAudio(message.language);
      return tell();
    case 'SET_TEXT_TRACK':
      selectText(message.language);
      return tell();
  }
}

// ---- The services

function ask(url, source, options = {}) {
  return fetch(url, {
    ...options,
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      Authorization: `Bearer ${source.accessToken}`,
      'X-Glimt-Application': appData.sender ?? 'web/1.0.0',
      'X-Glimt-AppSessionId': appData.appSessionId ?? crypto.randomUUID(),
      'X-Glimt-AppInstallationId': '5b1de5a4-1f29-4a66-9d8e-6f1f2d5a7c33',
      'X-Glimt-StreamingSessionId': source.streamingSessionId,
    },
  });
}

async function json(url, source) {
  const answer = await ask(url, source);
  if (!answer.ok) throw new Error(answer.status === 403 ? 'NO_ACCESS' : `ANSWER_${answer.status}`);
  return answer.json();
}

let savedSecond;
function save(isLast = false) {
  const href = current?.title?.links.progress?.href;
  const second = Math.floor(video.currentTime);
  if (!href || current.source.isLinear || second === savedSecond || !current.hasPlayed) return;
  savedSecond = second;
  ask(new URL(href, api), current.source, {
    method: 'POST',
    body: JSON.stringify({ ProgressSeconds: second }),
    keepalive: isLast,
  }).catch(() => undefined);
}

// ---- Playing

async function load(source) {
  await unload();
  show('Laster');
  const player = new shaka.Player();
  const mine = { source: { ...source }, player, title: undefined, hasPlayed: false };
  current = mine;
  savedSecond = undefined;
  try {
    const title = await json(
      `${api}/content-search/title/${encodeURIComponent(source.assetId)}`,
      mine.source,
    );
    mine.title = title;
    const playback = await json(title.links.playUrls.clearKey.href, mine.source);
    if (current !== mine) return;
    await player.attach(video);
    prepare(player, playback, mine.source);
    player.addEventListener('error', ({ detail }) => {
      if (detail.severity === 2 && current === mine) failWith('PLAYBACK_FAILED');
    });
    const startAt = source.isLinear ? undefined : source.currentTime;
    await player.load(playback.manifestUrl, startAt);
    if (current !== mine) return;
    if (source.isLinear && source.currentTime > 0) video.currentTime = source.currentTime - epochOf(player);
    selectAudio(source.audioLang);
    selectText(source.textLang ?? null);
    await play();
    mine.hasPlayed = true;
    show('');
    element('title').textContent = title.name;
    element('subtitle').textContent = subtitleOf(title) ?? '';
    tell();
  } catch (error) {
    if (current === mine) failWith(error instanceof Error && error.message ? error.message : 'LOAD_FAILED');
  }
}

/** Licence requests use the current access token. */
function prepare(player, { drmType, licenceUrl, licenceHeaders = {} }, source) {
  if (drmType !== 'clearKey') return;
  player.configure({ drm: { servers: { 'org.w3.clearkey': licenceUrl } } });
  player.getNetworkingEngine().registerRequestFilter((type, request) => {
    if (type !== shaka.net.NetworkingEngine.RequestType.LICENSE) return;
    Object.assign(request.headers, licenceHeaders);
    if (hosts.includes(new URL(request.uris[0]).host))
      request.headers['Authorization'] = `Bearer ${source.accessToken}`;
  });
}

async function play() {
  try {
    await video.play();
  } catch (error) {
    if (error.name !== 'NotAllowedError') return;
    // Autoplay policy: a browser needs a click before it plays sound. A real television does not.
    element('sound').hidden = false;
    video.muted = true;
    await video.play();
  }
}

element('sound').addEventListener('click', () => {
  element('sound').hidden = true;
  applyVolume();
});

function applyVolume() {
  video.volume = device.volumeLevel;
  video.muted = device.isMuted || !element('sound').hidden;
}

async function unload() {
  save(true);
  const before = current;
  current = undefined;
  mediaInfo = null;
  await before?.player.destroy();
}

async function end(words) {
  await unload();
  show(words);
  tell();
}

/** Stops playback and sends the error to the sender. */
async function failWith(errorType) {
  await end('Noe gikk galt');
  fail(errorType);
}

function obey(command) {
  switch (command.name) {
    case 'play':
      return void play();
    case 'pause':
      return video.pause();
    case 'seek':
      video.currentTime = current?.source.isLinear
        ? command.currentTime - epochOf(current.player)
        : command.currentTime;
      return tell();
    case 'volume':
      device.volumeLevel = command.level;
      applyVolume();
      return tell();
    case 'mute':
      device.isMuted = command.isMuted;
      applyVolume();
      return tell();
    case 'stop':
      return void end('Klar til å motta');
  }
}

// ---- Languages

/** The shortest code of a language: streams use `nob`, `no` and `nb-NO` for the same one. */
function base(language) {
  const { language: code } = new Intl.Locale(Intl.getCanonicalLocales(language)[0]);
  return code === 'no' || code === 'nob' ? 'nb' : code;
}
const closest = (tracks, language) => tracks.find((track) => base(track.language) === base(language));

function selectAudio(language) {
  const track = language && current && closest(current.player.getAudioTracks(), language);
  if (track) current.player.selectAudioTrack(track);
}

function selectText(language) {
  if (!current) return;
  const track = language === null ? null : closest(current.player.getTextTracks(), language);
  if (track !== undefined) current.player.selectTextTrack(track);
  current.textLang = track ? base(track.language) : undefined;
}

// ---- Status

/** Returns the instant of position 0 of the stream, in epoch seconds. */
const epochOf = (player) => (player.getPresentationStartTimeAsDate()?.getTime() ?? 0) / 1000;

function subtitleOf({ season, episode, episodeTitle, channel, name }) {
  const place = season === undefined || episode === undefined ? [] : [`S${season}:E${episode}`];
  const parts = [...place, ...(episodeTitle === undefined ? [] : [episodeTitle])];
  if (parts.length > 0) return parts.join(' ');
  return channel === undefined || channel.name === name ? undefined : channel.name;
}

function informationOf({ source, title, player, textLang }) {
  const languages = (tracks, type) =>
    [...new Set(tracks.map(({ language }) => base(language)))].map((language) => ({ type, language }));
  const tracks = [
    ...languages(player.getAudioTracks(), 'AUDIO'),
    ...languages(player.getTextTracks(), 'TEXT'),
  ].map((track, index) => ({ trackId: index + 1, ...track }));
  const audio = player.getAudioTracks().find(({ active }) => active);
  return {
    contentId: source.assetId,
    streamType: source.isLinear ? 'LIVE' : 'BUFFERED',
    ...(source.isLinear ? {} : { duration: video.duration }),
    metadata: {
      metadataType: 0,
      title: title.name,
      subtitle: subtitleOf(title),
      images: title.image ? [{ url: title.image.url }] : [],
    },
    tracks,
    customData: {
      assetId: source.assetId,
      isLinear: source.isLinear,
      streamingSessionId: source.streamingSessionId,
      audioLang: audio && base(audio.language),
      textLang,
      interactionPoints: title.interactionPoints ?? [],
    },
  };
}

/** Returns the media status, in the fields of the sender library. */
function statusNow() {
  const isLoaded = current?.hasPlayed === true;
  if (!isLoaded) return { ...device, mediaInfo: null, playerState: 'IDLE' };
  const { source, player } = current;
  mediaInfo = informationOf(current);
  const zero = source.isLinear ? epochOf(player) : 0;
  const { start, end: last } = player.seekRange();
  const isHeldUp = !video.paused && video.readyState < 3;
  return {
    ...device,
    isMediaLoaded: true,
    isPaused: video.paused,
    playerState: video.paused ? 'PAUSED' : isHeldUp ? 'BUFFERING' : 'PLAYING',
    currentTime: zero + video.currentTime,
    duration: source.isLinear ? -1 : video.duration,
    canSeek: true,
    canPause: true,
    mediaInfo,
    title: mediaInfo.metadata.title,
    ...(source.isLinear ? { liveSeekableRange: { start: zero + start, end: zero + last } } : {}),
  };
}

function tell() {
  post({ type: 'status', status: statusNow() });
}

const clock = (seconds) => {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
};

setInterval(() => {
  if (!current?.hasPlayed) return;
  tell();
  if (!video.paused && Math.floor(video.currentTime) - (savedSecond ?? 0) >= SAVE_EVERY) save();
  element('time').textContent = current.source.isLinear
    ? 'Direkte'
    : `${clock(video.currentTime)} / ${clock(video.duration)}`;
}, 1000);

for (const type of ['play', 'pause', 'seeked', 'waiting', 'playing']) video.addEventListener(type, tell);
video.addEventListener('pause', () => save());
video.addEventListener('ended', () => {
  save();
  void playNextOrEnd(current);
});

/** Plays the next episode if autoplay is on and parental control allows it, otherwise ends. */
async function playNextOrEnd(ended) {
  const next = ended?.title.watchNext;
  if (!next || !appData.features.binge || !(await isWithinLimit(next.id, ended.source))) {
    if (current === ended) await end('Ferdig');
    return;
  }
  // The next episode is a new playback session.
  const streamingSessionId = crypto.randomUUID();
  if (current === ended)
    await load({ ...ended.source, assetId: next.id, streamingSessionId, currentTime: 0 });
}

/** Returns whether parental control allows a title. False if its age limit cannot be loaded. */
async function isWithinLimit(id, source) {
  const { ageLimit: limit } = appData.features;
  if (limit === undefined) return true;
  try {
    const { ageLimit = 0 } = await json(`${api}/content-search/title/${encodeURIComponent(id)}`, source);
    return ageLimit <= limit;
  } catch {
    return false;
  }
}

window.addEventListener('pagehide', () => save(true));
