import * as v from 'valibot';
import { parseUrl } from '@tv/config';

/** A selectable language. */
export interface CastLanguage {
  /** BCP 47. */
  readonly language: string;
  readonly label: string;
}

export type CastMedia = NonNullable<ReturnType<typeof readCastMedia>>;

const lenient = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined);

const text = lenient(v.string());

/** Invalid fields count as missing; the others are kept. */
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

function parseItems<Schema extends v.GenericSchema>(
  schema: Schema,
  items: readonly unknown[] = [],
): v.InferOutput<Schema>[] {
  return items.flatMap((item) => {
    const parsed = v.safeParse(schema, item);
    return parsed.success ? [parsed.output] : [];
  });
}

const languageNames = new Intl.DisplayNames('nb', { type: 'language', fallback: 'code' });

/** Returns the Norwegian name, capitalised; all Norwegian codes are `Norsk`. */
function getLanguageName(language: string): string {
  const [base = language] = language.split('-');
  if (['nb', 'no', 'nob', 'nor'].includes(base)) return 'Norsk';
  try {
    const name = languageNames.of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase('nb') + name.slice(1);
  } catch {
    return language;
  }
}

/**
 * Parses the remote player's untrusted media information; undefined if nothing is loaded.
 *
 * @param allowedHosts of images
 */
export function readCastMedia(information: unknown, allowedHosts: readonly string[]) {
  const { success, output } = v.safeParse(mediaInformation, information);
  if (!success) return undefined;
  const { contentId, streamType, metadata, tracks, customData } = output;
  const isAllowed = (url: string) => allowedHosts.includes(parseUrl(url)?.host ?? '');
  const languages = (type: 'AUDIO' | 'TEXT'): readonly CastLanguage[] => {
    const all = parseItems(track, tracks).filter((one) => one.type === type);
    const distinct = [...new Set(all.map(({ language }) => language))];
    return distinct.map((language) => ({ language, label: getLanguageName(language) }));
  };
  const points = parseItems(point, customData?.interactionPoints);
  return {
    assetId: customData?.assetId ?? contentId,
    streamType,
    isLinear: customData?.isLinear ?? streamType === 'LIVE',
    streamingSessionId: customData?.streamingSessionId,
    title: metadata?.title,
    subtitle: metadata?.subtitle,
    /** Image URL on an allowed host. */
    poster: parseItems(image, metadata?.images).find(({ url }) => isAllowed(url))?.url,
    audioLanguages: languages('AUDIO'),
    textLanguages: languages('TEXT'),
    audioLanguage: customData?.audioLang,
    /** Undefined for no subtitles. */
    textLanguage: customData?.textLang,
    /** Skippable segments, in seconds of the title. */
    interactionPoints: points.filter(({ start, end }) => end > start),
    offersSkip: customData?.offersSkip ?? false,
  };
}
