import * as v from 'valibot';
import { fitsContract, type Wire } from '../parse/fitsContract.ts';
import { optionalFields } from '../parse/optionalFields.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import { absoluteUrl, imageUrl, streamUrl } from '../parse/urls.ts';

const headers = v.record(v.string(), v.string());

function playbackSchema(context: ParseContext) {
  return fitsContract<Wire['Playback']>()(
    v.object({
      manifestUrl: absoluteUrl(context),
      manifestType: v.picklist(['dash', 'hls']),
      drmType: v.picklist(['none', 'widevine', 'playReady', 'fairPlay', 'clearKey']),
      licenceUrl: v.optional(absoluteUrl(context)),
      /** Sent with licence requests. */
      licenceHeaders: v.optional(headers),
      certificateUrl: v.optional(absoluteUrl(context)),
      /** Sent with manifest and segment requests. */
      headers: v.optional(headers),
      ...optionalFields(
        'playback',
        {
          /** Fallback of the same type. */
          secondaryManifestUrl: streamUrl(context),
          thumbnails: v.object({ url: imageUrl(context), width: v.optional(v.number()) }),
        },
        context,
      ),
    }),
  );
}

/** URLs of the stream, its licences and its thumbnails. */
export type Playback = v.InferOutput<ReturnType<typeof playbackSchema>>;

export function parsePlayback(body: unknown, context: ParseContext): Playback {
  return v.parse(playbackSchema(context), body);
}
