import { isInGuide } from '../guide/guide.ts';
import { osloDate } from '../guide/osloTime.ts';
import type { OperationRequest, OperationResponse, Operations } from '../platformContext.ts';
import { createContentRequest, createContentSources } from './contentRequest.ts';
import type { ContentRequest, ContentContext } from './contentRequest.ts';
import { bareId, coverPage, seriesResponse } from './coverPage.ts';
import { guideResponse, scheduleResponse } from './guideResponses.ts';
import { pageResponse, pageSummary } from './pageResponse.ts';
import { laneOf, listedPages, pageOf } from './pages/pages.ts';
import { searchResponse } from './search.ts';
import { titleDetails } from './titleDetails.ts';
import { variantsOf } from './variants.ts';

const MAX_UNPAGED_ITEMS = 24;
const defaultPageSize = 30;

const notFound: OperationResponse = { status: 404, body: { code: 'NOT_FOUND', message: 'Finnes ikke' } };

function badRequest(message: string): OperationResponse {
  return { status: 400, body: { code: 'VALIDATION_FAILED', message } };
}

function found(body: unknown): OperationResponse {
  return body === undefined ? notFound : { status: 200, body };
}

function textOf(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.[0];
}

function pagingOf({ query }: OperationRequest): { number: number; size: number } | undefined {
  const page = textOf(query['page']);
  const size = textOf(query['pageSize']);
  if (page === undefined && size === undefined) return undefined;
  return { number: Number(page ?? 1), size: Number(size ?? defaultPageSize) };
}

function instantOf({ query }: OperationRequest, name: string): number | undefined {
  const text = textOf(query[name]);
  return text === undefined ? undefined : Date.parse(text);
}

function swimlaneItems(request: OperationRequest, contentRequest: ContentRequest): OperationResponse {
  const lane = laneOf(request.params['id'] ?? '', contentRequest.catalogue);
  if (!lane) return notFound;
  const cards = lane.cards(contentRequest);
  const paging = pagingOf(request);
  const shown = paging
    ? cards.slice((paging.number - 1) * paging.size, paging.number * paging.size)
    : cards.slice(0, lane.type === 'OnTvNow' ? Infinity : MAX_UNPAGED_ITEMS);
  return found(lane.isWrapped ? shown.map((card) => ({ card })) : shown);
}

/** Returns the handlers for pages, swimlanes, titles, cover pages, guide and search. */
export function contentOperations(context: ContentContext): Operations {
  const sources = createContentSources(context);
  const toContentRequest = (request: OperationRequest): ContentRequest =>
    createContentRequest(sources, request);
  const param = (request: OperationRequest, name: string): string => request.params[name] ?? '';

  return {
    getPages: () => found(listedPages().map(pageSummary)),
    getPage: (request) => {
      const page = pageOf(param(request, 'slug'));
      const chosen = {
        filterMenu: textOf(request.query['filterMenu']),
        sortMenu: textOf(request.query['sortMenu']),
      };
      return page ? found(pageResponse(page, toContentRequest(request), chosen)) : notFound;
    },
    getSwimlane: (request) => swimlaneItems(request, toContentRequest(request)),
    getTvGuide: (request) => {
      const question = toContentRequest(request);
      const date = textOf(request.query['date']) ?? '';
      if (!isInGuide(date, question.now)) return badRequest('Datoen er utenfor guiden');
      const paging = pagingOf(request);
      return found(
        guideResponse(date, question, {
          page: paging && { ...paging, holding: textOf(request.query['channel']) },
          stretch: { from: instantOf(request, 'from'), to: instantOf(request, 'to') },
        }),
      );
    },
    getSchedule: (request) => {
      const question = toContentRequest(request);
      const channel = sources.guide.channel(param(request, 'channelId'));
      const date = textOf(request.query['date']) ?? osloDate(question.now);
      if (!channel) return notFound;
      if (!isInGuide(date, question.now)) return badRequest('Datoen er utenfor guiden');
      return found(scheduleResponse(channel, date, question));
    },
    search: (request) => {
      const query = textOf(request.query['query'])?.trim() ?? '';
      return query.length < 2
        ? badRequest('Skriv minst to tegn')
        : found(searchResponse(query, toContentRequest(request)));
    },
    getTitle: (request) => found(titleDetails(param(request, 'id'), toContentRequest(request))),
    getSeries: (request) => {
      const title = sources.catalogue.title(bareId(param(request, 'id')));
      return title?.kind === 'series' ? found(seriesResponse(title, toContentRequest(request))) : notFound;
    },
    getSeriesCoverPage: (request) => {
      const page = coverPage(param(request, 'id'), toContentRequest(request));
      return page?.type === 'series' ? found(page) : notFound;
    },
    getSuperCoverPage: (request) => found(coverPage(param(request, 'id'), toContentRequest(request))),
    getProviderVariants: (request) => {
      const title = sources.catalogue.title(bareId(param(request, 'id')));
      return title ? found(variantsOf(title, toContentRequest(request))) : notFound;
    },
    getFrontpageImage: () => found({ url: `${sources.links.image('hero', 'fyret-pa-skarvoya')}?width=1280` }),
  };
}
