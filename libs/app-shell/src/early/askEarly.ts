import { requestHeaders } from '@tv/api-client/headers';
import { laneHeaders } from '@tv/api-client/laneHeaders';
import { storedUserKey } from '@tv/auth/storedUser';
import { rewriteUrl, type KeyValueStorage } from '@tv/config';
import { heroPicture, type PictureOffer } from '@tv/discovery-ui/heroPicture';
import type { ListedPage } from '@tv/discovery-ui/pageChoice';
import { clientIds } from '../world/clientIds.ts';
import { questionKey, type EarlyAnswers } from './earlyAnswers.ts';
import type { EarlyConfig } from './earlyConfig.ts';
import { earlyLane } from './earlyLane.ts';
import { earlyPicture, isHero } from './earlyPicture.ts';
import { earlySlug, listedPages, mayShowContent } from './earlySlug.ts';

/** What early requests are made of. */
export interface EarlyDeps {
  readonly config: EarlyConfig;
  /** `headerPrefix` of the brand. */
  readonly headerPrefix: string;
  readonly place: { readonly pathname: string; readonly search: string };
  readonly local: KeyValueStorage;
  readonly perTab: KeyValueStorage;
  readonly makeId: () => string;
  readonly fetch: (url: string, init: { readonly headers: Record<string, string> }) => Promise<Response>;
  /** Has the browser ask for a picture before anything shows it. */
  readonly askPicture: (picture: PictureOffer) => void;
}

/**
 * Asks for the page list, then for the page that the address shows, then for what fills its first swimlane, then
 * for the picture where that is a hero, exactly as the app will ask for a visitor. Nothing is asked where the address shows no content page, or where a
 * user is stored: his requests carry his token. Never fails: the app makes every request itself that is not
 * answered here.
 *
 * @returns the answers, each added as soon as the one before has told what it is about
 */
export function askEarly(deps: EarlyDeps): EarlyAnswers {
  const { config, headerPrefix, place, local, perTab, makeId, fetch, askPicture } = deps;
  const answers: EarlyAnswers = new Map();
  const isVisitor = local.getItem(storedUserKey(config.identity)) === null;
  if (!isVisitor || !mayShowContent(place.pathname)) return answers;

  const ids = clientIds(perTab, local, makeId);
  const service = config.services.contentLayout;
  const ask = async (address: string, ownHeaders = {}): Promise<{ url: string; body: unknown }> => {
    const url = rewriteUrl(address, config.rewrites);
    const headers = requestHeaders(
      { link: url, headers: ownHeaders },
      { brand: { headerPrefix }, config, ids },
    );
    const answer = fetch(url, { headers });
    answers.set(questionKey(url, headers), answer);
    return { url, body: await (await answer).clone().json() };
  };

  const askPage = async (pages: readonly ListedPage[]): Promise<void> => {
    const slug = earlySlug(place.pathname, pages);
    if (slug === undefined) return;
    const page = await ask(`${service}/pages/${encodeURIComponent(slug)}`);
    const lane = earlyLane(page.body, page.url);
    // Who we are is told to our own service only.
    if (!lane?.href.startsWith(`${service}/`)) return;
    const items = await ask(lane.href, laneHeaders);
    const picture = isHero(lane.style) ? earlyPicture(items.body, items.url) : undefined;
    if (picture !== undefined) askPicture(heroPicture(picture));
  };

  const list = ask(`${service}/pages`);
  // A chosen filter or order makes another question of the page, which the app asks itself.
  const isChosen = /[?&](?:filterMenu|sortMenu)=/.test(place.search);
  list.then(({ body }) => (isChosen ? undefined : askPage(listedPages(body)))).catch(() => undefined);
  return answers;
}
