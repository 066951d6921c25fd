import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MenuEntry, Page } from '@tv/api-client';
import { useOrigin, parseUrl } from '@tv/config';
import { Link } from '@tv/ssr';
import { classNames, CloseIcon } from '@tv/ui';
import { Select } from '@tv/ui/select';
import type { LinkContext } from '../card/link/cardLink.ts';
import { useRule } from '../report/useRule.ts';
import styles from './ExplorationMenus.module.css';
import { chosenFilter, chosenSort, FILTER_PARAMETER, withoutParameter } from './menuChoice.ts';

/**
 * Returns a menu link's path, query and hash; undefined if invalid or on another origin (without a trailing slash).
 */
export function menuPath(link: string, origin: string): string | undefined {
  const url = parseUrl(link, `${origin}/`);
  if (url?.origin !== origin) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Returns internal menu links; reports and skips others. */
function menuLinks(entries: readonly MenuEntry[] | undefined, origin: string, { reporter }: LinkContext) {
  return (entries ?? []).flatMap((entry) => {
    const path = menuPath(entry.link, origin);
    if (path !== undefined) return [{ ...entry, path }];
    reporter.error(new Error(`Menu entry ${entry.title} leads to ${entry.link}`), 'exploration.menu');
    return [];
  });
}

/** Filters as links (PAGE-38) and sort order as a select (PAGE-40). The URL holds the choice. */
export function ExplorationMenus({ filterMenus, sortMenus }: Pick<Page, 'filterMenus' | 'sortMenus'>) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const origin = useOrigin();
  const filters = useRule(menuLinks, filterMenus, origin);
  const sorts = useRule(menuLinks, sortMenus, origin);
  const filter = chosenFilter(filters, search);
  const sort = chosenSort(sorts, search);
  const strip = useRef<HTMLUListElement>(null);
  // Scrolls the active filter into view.
  useEffect(() => {
    const activeFilter = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (strip.current && activeFilter)
      strip.current.scrollLeft =
        activeFilter.offsetLeft - (strip.current.clientWidth - activeFilter.offsetWidth) / 2;
  }, [filter]);
  const isFiltered = filter !== undefined && new URLSearchParams(search).has(FILTER_PARAMETER);
  return (
    <div className={styles.frame}>
      <div className={styles.menus}>
        <nav aria-label="Filtrer" className={styles.filters}>
          <ul ref={strip}>
            {filters.map((entry, index) => (
              <li key={index}>
                <Link
                  to={entry.path}
                  className={styles.filter}
                  aria-current={entry === filter ? 'true' : undefined}
                >
                  {entry.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.choices}>
          {isFiltered ? (
            <Link
              to={`${pathname}${withoutParameter(search, FILTER_PARAMETER)}`}
              className={classNames(styles.filter, styles.active)}
              aria-label={`Fjern filteret ${filter.title}`}
            >
              {filter.title}
              <CloseIcon />
            </Link>
          ) : null}
          {sorts.length === 0 ? null : (
            <div className={styles.sort}>
              <Select
                label="Endre sortering"
                value={String(sorts.findIndex((entry) => entry === sort))}
                options={sorts.map(({ title }, index) => ({ value: String(index), label: title }))}
                onChange={(value) => {
                  const chosen = sorts[Number(value)];
                  if (chosen && chosen !== sort) void navigate(chosen.path);
                }}
              />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
