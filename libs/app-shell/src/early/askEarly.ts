import { requestHeaders } from '@tv/api-client/headers';
import { storedUserKey } from '@tv/auth/storedUser';
import { rewriteUrl, type KeyValueStorage } from '@tv/config';
import { clientIds } from '../world/clientIds.ts';
import { questionKey, type EarlyAnswers } from './earlyAnswers.ts';
import type { EarlyConfig } from './earlyConfig.ts';
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
}

/**
 * Asks for the page list, and then for the page that the address shows, exactly as the app will ask for a
 * visitor. Nothing is asked where the address shows no content page, or where a user is stored: his requests
 * carry his token. Never fails: the app makes every request itself that is not answered here.
 *
 * @returns the answers, with the page's added as soon as the list has told which it is
 */
export function askEarly(deps: EarlyDeps): EarlyAnswers {
  const { config, headerPrefix, place, local, perTab, makeId, fetch } = deps;
  const answers: EarlyAnswers = new Map();
  const isVisitor = local.getItem(storedUserKey(config.identity)) === null;
  if (!isVisitor || !mayShowContent(place.pathname)) return answers;

  const ids = clientIds(perTab, local, makeId);
  const ask = (path: string): Promise<Response> => {
    const url = rewriteUrl(config.services.contentLayout + path, config.rewrites);
    const headers = requestHeaders(
      { service: 'contentLayout', path },
      { brand: { headerPrefix }, config, ids },
    );
    const answer = fetch(url, { headers });
    answers.set(questionKey(url, headers), answer);
    return answer;
  };

  const askPage = async (list: Response): Promise<void> => {
    const pages = listedPages(await list.clone().json());
    const slug = earlySlug(place.pathname, pages);
    if (slug !== undefined) await ask(`/pages/${encodeURIComponent(slug)}`);
  };

  const list = ask('/pages');
  // A chosen filter or order makes another question of the page, which the app asks itself.
  const isChosen = /[?&](?:filterMenu|sortMenu)=/.test(place.search);
  list.then((answer) => (isChosen ? undefined : askPage(answer))).catch(() => undefined);
  return answers;
}
