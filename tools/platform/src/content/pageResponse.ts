import { osloIso } from '../guide/osloTime.ts';
import type { ContentRequest } from './contentRequest.ts';
import { choiceOf, explorationLane, menusOf } from './pages/exploration.ts';
import type { Choice } from './pages/exploration.ts';
import { swimlaneOf } from './pages/lane.ts';
import type { Lane } from './pages/lane.ts';
import type { PageDefinition } from './pages/pageDefinition.ts';
import type { Page, PageSummary } from './wire.ts';

function updatedAt(now: number): string {
  return osloIso(now - (now % 3_600_000));
}

export function pageSummary({ slug, title, order = 0 }: PageDefinition): PageSummary {
  return { id: `page-${slug}`, slug, title, order };
}

/** Returns the lanes visible to the user: no personal lanes for visitors, no empty lanes of a theme. */
function visibleLanes(page: PageDefinition, request: ContentRequest, choice: Choice): Lane[] {
  const isDefault = choice.filter === 'alle' && choice.sort === 'populart';
  const own = page.explores && !isDefault ? [] : page.lanes;
  const explored = page.explores ? [explorationLane(page.explores, choice)] : [];
  return [...own, ...explored].filter((lane) => {
    if (lane.isPersonal) return request.customer !== undefined && lane.cards(request).length > 0;
    return page.order !== undefined || lane.cards(request).length > 0;
  });
}

export function pageResponse(
  page: PageDefinition,
  request: ContentRequest,
  chosen: { readonly filterMenu: string | undefined; readonly sortMenu: string | undefined },
): Page {
  const { links } = request;
  const choice = choiceOf(chosen.filterMenu, chosen.sortMenu);
  return {
    id: `page-${page.slug}`,
    slug: page.slug,
    title: page.title,
    description: page.description,
    ...(page.order === undefined ? {} : { order: page.order }),
    ...(page.background === undefined ? {} : { backgroundImage: links.image('wide', page.background) }),
    ...(page.scheduleOf === undefined ? {} : { scheduleLink: links.schedule(page.scheduleOf) }),
    seoMetadata: page.seo ?? { title: page.title, description: page.description },
    ...(page.explores ? menusOf(page.explores, choice, request.catalogue.titles) : {}),
    swimlanes: visibleLanes(page, request, choice).map((lane) =>
      swimlaneOf(lane, links.swimlane(lane.id), updatedAt(request.now)),
    ),
  };
}
