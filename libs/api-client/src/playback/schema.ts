import * as v from 'valibot';
import { contractObject } from '../parse/fitsContract.ts';
import { optionalFields } from '../parse/lenient.ts';
import { parserOf } from '../parse/parserOf.ts';
import { absoluteUrl, imageUrl, streamUrl } from '../parse/urls.ts';

const headers = v.record(v.string(), v.string());

/** URLs of the stream, its licences and its thumbnails. */
export const parsePlayback = parserOf((context) =>
  contractObject('Playback', {
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
  }),
);
export type Playback = ReturnType<typeof parsePlayback>;
