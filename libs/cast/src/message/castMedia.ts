import * as v from 'valibot';
import { parseUrl } from '@tv/config';

/** A language that can be chosen on the television. */
export interface CastLanguage {
  /** BCP 47. */
  readonly language: string;
  /** In Norwegian, as in the player's own menus. */
  readonly label: string;
}

/** A stretch that may be skipped, in seconds of the title; skipping goes to `end`. */
export interface CastInteractionPoint {
  readonly start: number;
  readonly end: number;
}

/** What the receiver tells of the media that it plays. */
export interface CastMedia {
  readonly assetId: string | undefined;
  readonly streamType: string | undefined;
  readonly isLinear: boolean;
  readonly streamingSessionId: string | undefined;
  readonly title: string | undefined;
  readonly subtitle: string | undefined;
  /** Address of a picture on a host that we may show pictures from. */
  readonly poster: string | undefined;
  readonly audioLanguages: readonly CastLanguage[];
  readonly textLanguages: readonly CastLanguage[];
  readonly audioLanguage: string | undefined;
  /** Undefined for no subtitles. */
  readonly textLanguage: string | undefined;
  readonly interactionPoints: readonly CastInteractionPoint[];
  /** The receiver offers skipping to everybody; else only internal staff get it. */
  readonly offersSkip: boolean;
}

const lenient = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined);

const text = lenient(v.string());

/** Each part by itself: one that is broken counts as missing, and the others hold. */
const mediaInformation = v.object({
  contentId: text,
  streamType: text,
  metadata: lenient(v.object({ title: text, subtitle: text, images: lenient(v.array(v.unknown())) })),
  tracks: lenient(v.array(v.unknown())),
  customData: lenient(
    v.object({
      assetId: text,
      isLinear: lenient(v.boolean()),
      streamingSessionId: text,
      audioLang: text,
      textLang: text,
      offersSkip: lenient(v.boolean()),
      interactionPoints: lenient(v.array(v.unknown())),
    }),
  ),
});

const image = v.object({ url: v.string() });
const track = v.object({ type: v.picklist(['AUDIO', 'TEXT']), language: v.pipe(v.string(), v.nonEmpty()) });
const point = v.object({ start: v.number(), end: v.number() });

function eachOf<Schema extends v.GenericSchema>(
  schema: Schema,
  items: readonly unknown[] = [],
): v.InferOutput<Schema>[] {
  return items.flatMap((item) => {
    const parsed = v.safeParse(schema, item);
    return parsed.success ? [parsed.output] : [];
  });
}

const names = new Intl.DisplayNames('nb', { type: 'language', fallback: 'code' });

/** The language in Norwegian, with a capital. A Norwegian viewer has one Norwegian. */
function languageName(language: string): string {
  const [base = language] = language.split('-');
  if (['nb', 'no', 'nob', 'nor'].includes(base)) return 'Norsk';
  try {
    const name = names.of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase('nb') + name.slice(1);
  } catch {
    return language;
  }
}

/**
 * Reads the media information of the remote player. It comes from a device that anybody may have written the program
 * of: nothing of it is taken on trust, and what is missing is missing.
 *
 * @param information  as the sender library has it; null while nothing is loaded
 * @param allowedHosts  where pictures may come from
 * @returns undefined while the television has nothing to play
 */
export function readCastMedia(information: unknown, allowedHosts: readonly string[]): CastMedia | undefined {
  const { success, output } = v.safeParse(mediaInformation, information);
  if (!success) return undefined;
  const { contentId, streamType, metadata, tracks, customData } = output;
  const isAllowed = (url: string) => allowedHosts.includes(parseUrl(url)?.host ?? '');
  const languages = (type: 'AUDIO' | 'TEXT'): readonly CastLanguage[] => {
    const all = eachOf(track, tracks).filter((one) => one.type === type);
    return [...new Set(all.map(({ language }) => language))].map((language) => ({
      language,
      label: languageName(language),
    }));
  };
  return {
    assetId: customData?.assetId ?? contentId,
    streamType,
    isLinear: customData?.isLinear ?? streamType === 'LIVE',
    streamingSessionId: customData?.streamingSessionId,
    title: metadata?.title,
    subtitle: metadata?.subtitle,
    poster: eachOf(image, metadata?.images).find(({ url }) => isAllowed(url))?.url,
    audioLanguages: languages('AUDIO'),
    textLanguages: languages('TEXT'),
    audioLanguage: customData?.audioLang,
    textLanguage: customData?.textLang,
    interactionPoints: eachOf(point, customData?.interactionPoints).filter(({ start, end }) => end > start),
    offersSkip: customData?.offersSkip ?? false,
  };
}
