import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { byteRange } from './byteRange.ts';
import { clearKeyLicence } from './clearKeyLicence.ts';
import type { LicenceCredentials, LicenceVerdict } from './clearKeyLicence.ts';
import { dashManifest } from './dashManifest.ts';
import { hlsMediaPlaylist, hlsMultivariantPlaylist } from './hlsPlaylist.ts';
import { audioTracks, loadLoop, videoTracks } from './loop.ts';
import { filmPresentation, livePresentation, programmePresentation } from './presentation.ts';
import type { Presentation } from './presentation.ts';
import { subtitleSegment } from './subtitles.ts';
import { TIME_SHIFT_BUFFER_MS } from './timeline.ts';

export type { LicenceCredentials, LicenceVerdict } from './clearKeyLicence.ts';
export {
  catchUpManifestPath,
  catchUpPlaylistPath,
  filmManifestPath,
  filmPlaylistPath,
  licencePath,
  liveManifestPath,
  livePlaylistPath,
} from './mediaPaths.ts';

export interface MediaDeps {
  readonly clock: { now(): number };
  /** `http://media.localhost:4400`. */
  readonly origin: string;
  verify(credentials: LicenceCredentials): LicenceVerdict | Promise<LicenceVerdict>;
  /** Length of a title in minutes, for URLs without it. */
  minutesOf?(titleId: string): number | undefined;
  /** Whether a channel exists; if omitted, all do. */
  hasChannel?(channelId: string): boolean;
}

const year = 'public, max-age=31536000, immutable';

const optionsSchema = v.object({
  protection: v.optional(v.picklist(['clear', 'cenc']), 'clear'),
  /** Segments per loop turn: short Periods for tests of their boundaries. */
  segments: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1))),
  /** A channel's time-shift buffer in seconds, for the same tests. */
  window: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1))),
});

/**
 * Serves the media host: manifests, segments, subtitles, thumbnails, clock and Clear Key licences. Register
 * it on an instance for that host only.
 *
 * | Address | What |
 * |---|---|
 * | `/vod/{titleId}~{minutes}m/{manifest.mpd,master.m3u8}` | a film |
 * | `/live/{channelId}/…` | a channel with a time-shift buffer of two hours |
 * | `/catchup/{channelId}/{start}-{end}/…` | start-over and catch-up, epoch seconds |
 * | `?protection=cenc` | the encrypted twin (DASH) |
 * | `POST /licences/clearkey/{titleId}` | licences |
 * | `/time` | the platform's clock |
 */
export async function registerMedia(app: FastifyInstance, deps: MediaDeps): Promise<void> {
  const loop = await loadLoop();
  const { description } = loop;
  const { segmentMs } = description;
  const tracks = new Set([
    ...videoTracks(description, 'clear').map(({ name }) => name),
    ...audioTracks(description, 'clear').map(({ name }) => name),
    ...description.languages.map((language) => `text-${language}`),
  ]);

  await app.register((scope, _options, done) => {
    // CDMs post bytes; the licence code parses them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 16_384 }, (_request, body, parsed) =>
      parsed(null, body),
    );

    scope.addHook('onRequest', (_request, reply, next) => {
      void reply.headers({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'Date, Content-Length, Content-Range',
        'cross-origin-resource-policy': 'cross-origin',
        date: new Date(deps.clock.now()).toUTCString(),
      });
      next();
    });

    scope.options('/*', (_request, reply) =>
      reply
        .headers({
          'access-control-allow-methods': 'GET, HEAD, POST',
          'access-control-allow-headers': 'authorization, content-type, range, x-playback-ticket',
          'access-control-max-age': '86400',
        })
        .code(204)
        .send(),
    );

    scope.get('/time', (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send(new Date(deps.clock.now()).toISOString()),
    );

    function sendPresentation(
      request: FastifyRequest,
      reply: FastifyReply,
      file: string,
      base: string,
      resolve: (periodMs: number, windowMs: number) => Presentation | undefined,
    ): FastifyReply {
      const options = v.safeParse(optionsSchema, request.query);
      if (!options.success) return reply.code(400).send({ message: v.summarize(options.issues) });
      const {
        protection,
        segments = description.segmentCount,
        window = TIME_SHIFT_BUFFER_MS / 1000,
      } = options.output;
      const presentation = resolve(Math.min(segments, description.segmentCount) * segmentMs, window * 1000);
      if (!presentation) return notFound(reply);
      const { periods, dash, hls } = presentation;
      void reply.header('cache-control', 'no-store');
      if (file === 'manifest.mpd') {
        return reply
          .type('application/dash+xml')
          .send(dashManifest({ loop: description, protection, periods, timing: dash, base }));
      }
      const playlist = reply.type('application/vnd.apple.mpegurl');
      if (file === 'master.m3u8') {
        return playlist.send(hlsMultivariantPlaylist(description, new URL(request.url, deps.origin).search));
      }
      const track = file.replace(/\.m3u8$/, '');
      if (track === file || !tracks.has(track)) return notFound(reply);
      return playlist.send(hlsMediaPlaylist({ loop: description, track, periods, base, ...hls }));
    }

    const clockUrl = `${deps.origin}/time`;
    const known = (channelId: string) => deps.hasChannel?.(channelId) ?? true;

    scope.get<{ Params: { film: string; file: string } }>('/vod/:film/:file', (request, reply) => {
      const { film, file } = request.params;
      return sendPresentation(request, reply, file, '../../loop/', (periodMs) =>
        filmPresentation(film, periodMs, (titleId) => deps.minutesOf?.(titleId)),
      );
    });

    scope.get<{ Params: { channel: string; file: string } }>('/live/:channel/:file', (request, reply) => {
      const { channel, file } = request.params;
      return sendPresentation(request, reply, file, '../../loop/', (periodMs, windowMs) =>
        known(channel)
          ? livePresentation(channel, deps.clock.now(), { periodMs, windowMs, segmentMs, clockUrl })
          : undefined,
      );
    });

    scope.get<{ Params: { channel: string; range: string; file: string } }>(
      '/catchup/:channel/:range/:file',
      (request, reply) => {
        const { channel, range, file } = request.params;
        return sendPresentation(request, reply, file, '../../../loop/', (periodMs) =>
          known(channel) ? programmePresentation(range, deps.clock.now(), { periodMs, clockUrl }) : undefined,
        );
      },
    );

    scope.get<{ Params: { protection: string; track: string; file: string } }>(
      '/loop/:protection/:track/:file',
      (request, reply) => {
        const { protection, track, file } = request.params;
        const number = /^(\d{1,4})\.(?:m4s|vtt|jpg)$/.exec(file)?.[1];
        if (protection === 'text' && number !== undefined && Number(number) < description.segmentCount) {
          const language = description.languages.find((known) => known === track);
          if (language) {
            return sendBytes(
              request,
              reply,
              'text/vtt; charset=utf-8',
              Buffer.from(subtitleSegment(language, Number(number), segmentMs)),
            );
          }
        }
        if (protection !== 'clear' && protection !== 'cenc') return notFound(reply);
        const bytes =
          file === 'init.mp4'
            ? loop.init(protection, track)
            : number === undefined
              ? undefined
              : loop.segment(protection, track, Number(number));
        return bytes
          ? sendBytes(request, reply, track.startsWith('audio') ? 'audio/mp4' : 'video/mp4', bytes)
          : notFound(reply);
      },
    );

    scope.get('/loop/thumbnails/0.jpg', (request, reply) =>
      sendBytes(request, reply, 'image/jpeg', loop.thumbnails),
    );

    scope.post<{ Params: { title: string } }>('/licences/clearkey/:title', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const verdict = await deps.verify({
        titleId: request.params.title,
        bearerToken: /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1],
        ticket: [request.headers['x-playback-ticket']].flat()[0],
      });
      const refuse = (status: number, code: string, message: string) =>
        reply.code(status).send({ code, message });
      if (verdict === 'unauthenticated') return refuse(401, 'UNAUTHORIZED', 'Du må være logget inn');
      if (verdict === 'forbidden') return refuse(403, 'NO_ACCESS', 'Ingen tilgang');
      const licence = clearKeyLicence(typeof request.body === 'string' ? request.body : '', description.key);
      return licence ?? refuse(400, 'BAD_REQUEST', 'Not a licence request for a key of ours');
    });

    done();
  });
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send({ message: 'Not found' });
}

function sendBytes(request: FastifyRequest, reply: FastifyReply, type: string, bytes: Buffer): FastifyReply {
  void reply.headers({ 'accept-ranges': 'bytes', 'cache-control': year }).type(type);
  const range = byteRange(request.headers.range, bytes.length);
  if (range === 'whole') return reply.send(bytes);
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
  return reply
    .code(206)
    .header('content-range', `bytes ${range.from}-${range.to}/${bytes.length}`)
    .send(bytes.subarray(range.from, range.to + 1));
}
