import { memo, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { findFrontPage, useGetPagesQuery, type PageSummary } from '@tv/api-client';
import { useBrand } from '@tv/config';
import { links } from '@tv/routes';
import { Link, PartBoundary } from '@tv/ssr';
import { SearchIcon } from '@tv/ui';
import styles from './Header.module.css';
import { HeaderAccount } from './HeaderAccount.tsx';

type MenuPage = Pick<PageSummary, 'slug' | 'title' | 'order'>;

const MAX_MENU_PAGES = 6;

const NO_PAGES: readonly PageSummary[] = [];

const PERSONAL_SLUG_PREFIX = 'mitt-innhold';

/** Returns the pages of the main menu, without the front page and personal pages. */
export function selectMenuPages(pages: readonly MenuPage[]): readonly MenuPage[] {
  const front = findFrontPage(pages);
  return [...pages]
    .sort((a, b) => a.order - b.order)
    .filter((page) => page !== front && !page.slug.startsWith(PERSONAL_SLUG_PREFIX))
    .slice(0, MAX_MENU_PAGES);
}

/** Logo, main menu, search and account. */
export const Header = memo(function Header() {
  const { displayName } = useBrand();
  return (
    <header className={styles.header}>
      <Link to={links.front()} className={styles.brand}>
        {/* Low priority: content images load first. */}
        <img src="/icon.svg" alt="" width="32" height="32" fetchPriority="low" />
        <span className={styles.name}>{displayName}</span>
      </Link>
      <nav aria-label="Hovedmeny" className={styles.menu}>
        <PartBoundary fallback={<MenuEntries pages={[]} />}>
          <ListedEntries />
        </PartBoundary>
      </nav>
      <Link to={links.search()} className={styles.search} aria-label="Søk">
        <SearchIcon />
      </Link>
      <div className={styles.actions}>
        <HeaderAccount />
      </div>
    </header>
  );
});

function ListedEntries() {
  const { pages } = useGetPagesQuery(undefined, {
    // Loading renders nothing.
    selectFromResult: ({ data = NO_PAGES }) => ({ pages: data }),
  });
  return <MenuEntries pages={selectMenuPages(pages)} />;
}

const isAt = (pathname: string, path: string): boolean => `${pathname}/`.startsWith(`${path}/`);

function MenuEntries({ pages }: { readonly pages: readonly MenuPage[] }) {
  const { pathname } = useLocation();
  const entries = [
    ...pages.map(({ slug, title }) => ({ to: links.page(slug), text: title })),
    { to: links.guide(), text: 'TV-guide' },
  ];
  const list = useRef<HTMLUListElement>(null);
  const current = entries.find(({ to }) => isAt(pathname, to))?.to;
  // Scroll the current page into view on narrow screens.
  useLayoutEffect(() => {
    const menu = list.current?.parentElement;
    const entry = menu?.querySelector<HTMLElement>('[aria-current]');
    if (menu && entry) menu.scrollLeft = entry.offsetLeft - (menu.clientWidth - entry.offsetWidth) / 2;
  }, [current]);
  return (
    <ul ref={list}>
      {entries.map(({ to, text }) => (
        <MenuEntry key={to} to={to} text={text} isCurrent={to === current} />
      ))}
    </ul>
  );
}

interface MenuEntryProps {
  readonly to: string;
  readonly text: string;
  readonly isCurrent: boolean;
}

/** Memoised: a navigation changes at most two. */
const MenuEntry = memo(function MenuEntry({ to, text, isCurrent }: MenuEntryProps) {
  return (
    <li>
      <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
        {text}
      </Link>
    </li>
  );
});
