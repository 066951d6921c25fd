import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Page } from '@tv/api-client';
import { useServerRendering } from '@tv/rendering';
import { VisuallyHidden } from '@tv/ui';
import { given } from '../card/words/given.ts';
import { PagedList } from '../pagedList/PagedList.tsx';
import laneStyles from '../swimlane/Swimlane.module.css';
import styles from './Exploration.module.css';
import { ExplorationMenus } from './ExplorationMenus.tsx';
import { chosenFilter, chosenSort } from './menuChoice.ts';
import { resultLane } from './resultLane.ts';

/** Where this lies in the workspace, by which a server finds its files. */
const SOURCE = 'libs/discovery-ui/src/exploration/Exploration.tsx';

export interface ExplorationProps {
  readonly page: Page;
  /** The answer to the present choice is on its way, and the page is that of the choice before. */
  readonly isStale: boolean;
  /** The page's swimlanes, in its order. */
  readonly lanes: readonly ReactNode[];
}

/** What an exploration page has below its title (ROUTE-17): its menus, its swimlanes, and all that the choice has found. */
export function Exploration({ page, isStale, lanes }: ExplorationProps) {
  useServerRendering()?.usesScript(SOURCE);
  const { search } = useLocation();
  const { swimlanes, filterMenus = [], sortMenus = [] } = page;
  const resultIndex = resultLane(swimlanes);
  const result = swimlanes[resultIndex];
  const name = given(result?.name);
  const choice = [chosenFilter(filterMenus, search)?.title, chosenSort(sortMenus, search)?.title];
  return (
    <>
      <ExplorationMenus filterMenus={page.filterMenus} sortMenus={page.sortMenus} />
      <VisuallyHidden>
        <p role="status">{isStale ? 'Henter innhold' : `Viser ${choice.filter(Boolean).join(', ')}`}</p>
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
