import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Page, Swimlane } from '@tv/api-client';
import { VisuallyHidden } from '@tv/ui';
import { nonBlank } from '../card/labels/cardTexts.ts';
import { PagedList } from '../pagedList/PagedList.tsx';
import { laneLayout } from '../swimlane/layout/laneLayout.ts';
import laneStyles from '../swimlane/view/Swimlane.module.css';
import styles from './Exploration.module.css';
import { ExplorationMenus } from './ExplorationMenus.tsx';
import { chosenFilter, chosenSort } from './menuChoice.ts';

/** Returns the index of the last paged grid, which holds the results; -1 if none. */
export function resultLaneIndex(lanes: readonly Pick<Swimlane, 'style' | 'type' | 'supportsPaging'>[]) {
  return lanes.findLastIndex((lane) => lane.supportsPaging && laneLayout(lane).kind === 'pool');
}

export interface ExplorationProps {
  readonly page: Page;
  /** The new choice is loading. */
  readonly isStale: boolean;
  readonly lanes: readonly ReactNode[];
}

/** An exploration page's menus, lanes and results (ROUTE-17). */
export function Exploration({ page, isStale, lanes }: ExplorationProps) {
  const { search } = useLocation();
  const { swimlanes, filterMenus = [], sortMenus = [] } = page;
  const resultIndex = resultLaneIndex(swimlanes);
  const result = swimlanes[resultIndex];
  const name = nonBlank(result?.name);
  const choiceTitles = [chosenFilter(filterMenus, search)?.title, chosenSort(sortMenus, search)?.title];
  return (
    <>
      <ExplorationMenus filterMenus={page.filterMenus} sortMenus={page.sortMenus} />
      <VisuallyHidden>
        <p role="status">{isStale ? 'Henter innhold' : `Viser ${choiceTitles.filter(Boolean).join(', ')}`}</p>
      </VisuallyHidden>
      <div className={styles.found} data-stale={isStale} aria-busy={isStale}>
        {lanes.map((lane, index) =>
          index === resultIndex && result ? (
            <section key={result.link} aria-label={name}>
              {result.hideName || name === undefined ? null : (
                <div className={laneStyles.head}>
                  <h2 className={laneStyles.name}>{name}</h2>
                </div>
              )}
              <PagedList lane={result} slug={page.slug} isPriority={index === 0} />
            </section>
          ) : (
            lane
          ),
        )}
      </div>
    </>
  );
}
