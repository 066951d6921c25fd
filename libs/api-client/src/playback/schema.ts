import * as v from 'valibot';
import { contractObject } from '../parse/fitsContract.ts';
import { optionalFields } from '../parse/optionalFields.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import { parserOf } from '../parse/parserOf.ts';
import { absoluteUrl, imageUrl, streamUrl } from '../parse/urls.ts';

const headers = v.record(v.string(), v.string());

function playbackSchema(context: ParseContext) {
  return contractObject('Playback', {
    manifestUrl: absoluteUrl(context),
    manifestType: v.picklist(['dash', 'hls']),
    drmType: v.picklist(['none', 'widevine', 'playReady', 'fairPlay', 'clearKey']),
    licenceUrl: v.optional(absoluteUrl(context)),
    /** Sent with licence requests. */
    licenceHeaders: v.optional(headers),
    certificateUrl: v.optional(absoluteUrl(context)),
    /** Sent with manifest and segment requests. */
    headers: v.optional(headers),
    ...optionalFields(context, 'playback', {
      /** Fallback of the same type. */
      secondaryManifestUrl: streamUrl(context),
      thumbnails: v.object({ url: imageUrl(context), width: v.optional(v.number()) }),
    }),
  });
}

/** URLs of the stream, its licences and its thumbnails. */
export type Playback = v.InferOutput<ReturnType<typeof playbackSchema>>;

export const parsePlayback = parserOf(playbackSchema);
