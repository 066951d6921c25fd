import { useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useDevFlag } from '@tv/config';
import { findRoute } from '@tv/routes';
import type { RouteDefinition } from '@tv/routes';
import { useArrival } from '../router/useArrival.browser.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';

/** Where the skip link leads. */
const CONTENT_ID = 'innhold';

function hidesFooter(table: readonly RouteDefinition[], pathname: string): boolean {
  const route = findRoute(table, pathname)?.route;
  return route?.kind === 'normal' && route.hidesFooter === true;
}

/** What every normal page stands in: header, content, footer. A dev flag makes all of it darker (CONF-14). */
export function Layout({ table }: { readonly table: readonly RouteDefinition[] }) {
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  useArrival(content);
  const isDarker = useDevFlag('darkerLayout');
  return (
    <div
      className={isDarker ? `${styles.layout} ${styles.darker}` : styles.layout}
      data-tone={isDarker ? 'dark' : undefined}
    >
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        Hopp til innholdet
      </a>
      <Header />
      <main ref={content} id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
      {!hidesFooter(table, pathname) && <Footer />}
    </div>
  );
}
