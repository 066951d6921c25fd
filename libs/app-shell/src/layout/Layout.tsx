import {
  Suspense,
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
} from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useCastSender } from '@tv/cast';
import { useDevFlag } from '@tv/config';
import { CardRegistryProvider } from '@tv/discovery-ui';
import { lazyWithPreload } from '@tv/lazy';
import { findRoute, type RouteDefinition } from '@tv/routes';
import { AfterHydration } from '@tv/ssr';
import { ToastProvider } from '@tv/ui';
import { useConsentPrompt } from '../consent/useConsentPrompt.ts';
import { useScrollAndFocusReset } from '../navigation/useScrollAndFocusReset.browser.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';

const ConsentBanner = lazyWithPreload(() => import('../consent/ConsentBanner.tsx'), {
  critical: false,
}).component(({ ConsentBanner }) => ConsentBanner);

const CardLayer = lazyWithPreload(() => import('@tv/discovery-ui/hoverCardLayer'), {
  critical: false,
}).component(({ HoverCardLayer }) => HoverCardLayer);

/** Touch has no hover UI. */
const showsHoverUi = (event: Event, target: Element): boolean =>
  event instanceof PointerEvent ? event.pointerType !== 'touch' : target.matches(':focus-visible');

/** Loads the hover UI of the cards in `content` on the first hover or visible focus. */
function LazyCardLayer({ content }: { readonly content: RefObject<HTMLElement | null> }) {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const handleInteraction = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element) || !target.closest('article') || !showsHoverUi(event, target)) return;
      controller.abort();
      setHasInteracted(true);
    };
    for (const type of ['pointerover', 'focusin'])
      content.current?.addEventListener(type, handleInteraction, { signal: controller.signal });
    return () => controller.abort();
  }, [content]);
  return hasInteracted ? (
    <Suspense fallback={null}>
      <CardLayer />
    </Suspense>
  ) : null;
}

const CastControls = lazyWithPreload(() => import('./CastControls.tsx'), { critical: false }).component(
  ({ CastControls }) => CastControls,
);

const CONTENT_ID = 'innhold';

/** The outlet context: sets an element that persists across navigation. */
export type SetPersistentSlot = Dispatch<SetStateAction<ReactNode>>;

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
  useScrollAndFocusReset(content);
  const consentPrompt = useConsentPrompt();
  const hasFooter = !hidesFooter(routeTable, pathname);
  const castSender = useCastSender();
  const isDarker = useDevFlag('darkerLayout');
  const [persistentElement, setPersistentElement] = useState<ReactNode>();
  return (
    <div
      className={isDarker ? `${styles.layout} ${styles.darker}` : styles.layout}
      data-tone={isDarker ? 'dark' : undefined}
    >
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        Hopp til innholdet
      </a>
      {hasFooter && consentPrompt?.isOpen && (
        <AfterHydration>
          <ConsentBanner onAnswer={consentPrompt.answer} />
        </AfterHydration>
      )}
      <Header />
      <main ref={content} id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        <ToastProvider>
          <CardRegistryProvider>
            <Outlet context={setPersistentElement} />
            {persistentElement}
            <LazyCardLayer content={content} />
          </CardRegistryProvider>
        </ToastProvider>
      </main>
      {hasFooter && <Footer onOpenConsent={consentPrompt?.open} />}
      {castSender && (
        <Suspense fallback={null}>
          <CastControls sender={castSender} />
        </Suspense>
      )}
    </div>
  );
}
