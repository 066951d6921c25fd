import { Suspense, useRef, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useCastSender } from '@tv/cast';
import { useDevFlag } from '@tv/config';
import { findRoute } from '@tv/routes';
import type { RouteDefinition } from '@tv/routes';
import { lazyOptional, ToastProvider } from '@tv/ui';
import { useConsentQuestion } from '../consent/useConsentQuestion.ts';
import { useArrival } from '../router/useArrival.browser.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { useMeetsCards } from './useMeetsCards.browser.ts';

const ConsentBanner = lazyOptional(() =>
  import('../consent/ConsentBanner.tsx').then(({ ConsentBanner }) => ConsentBanner),
);

const CardLayer = lazyOptional(() => import('@tv/discovery-ui/hoverCardLayer').then(({ HoverCardLayer }) => HoverCardLayer));

const Television = lazyOptional(() => import('./Television.tsx').then(({ Television }) => Television));

const CONTENT_ID = 'innhold';

/** The outlet context: sets an element that persists across navigation. */
export type LeaveBehind = Dispatch<SetStateAction<ReactNode>>;

function hidesFooter(table: readonly RouteDefinition[], pathname: string): boolean {
  const route = findRoute(table, pathname)?.route;
  return route?.kind === 'normal' && route.hidesFooter === true;
}

/**
 * Layout of normal pages. Full-height pages have neither footer nor consent banner. A page can fill a slot
 * that outlives it, such as the mini player. A dev flag darkens everything (CONF-14).
 */
export function Layout({ routeTable }: { readonly routeTable: readonly RouteDefinition[] }) {
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  useArrival(content);
  const question = useConsentQuestion();
  const hasFooter = !hidesFooter(routeTable, pathname);
  const cards = useMeetsCards();
  const castSender = useCastSender();
  const isDarker = useDevFlag('darkerLayout');
  const [lasting, setLasting] = useState<ReactNode>();
  return (
    <div
      className={isDarker ? `${styles.layout} ${styles.darker}` : styles.layout}
      data-tone={isDarker ? 'dark' : undefined}
    >
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        Hopp til innholdet
      </a>
      {hasFooter && question?.isAsked && (
        <Suspense fallback={null}>
          <ConsentBanner onAnswer={question.answer} />
        </Suspense>
      )}
      <Header />
      <main ref={content} id={CONTENT_ID} tabIndex={-1} className={styles.content} {...cards.handlers}>
        <ToastProvider>
          <Outlet context={setLasting} />
          {lasting}
          {cards.hasInteracted && (
            <Suspense fallback={null}>
              <CardLayer />
            </Suspense>
          )}
        </ToastProvider>
      </main>
      {hasFooter && <Footer onOpenConsent={question?.ask} />}
      {castSender && (
        <Suspense fallback={null}>
          <Television sender={castSender} />
        </Suspense>
      )}
    </div>
  );
}
