import { useEffect, type ReactNode } from 'react';
import type { AnalyticsEvent } from '@tv/analytics';
import { CurrentUserProvider, type CurrentUser } from '@tv/auth';
import type { Brand } from '@tv/config';
import { createTestWorld, TestWorldProvider, type ResponseTable, type TestWorld } from '@tv/test-world';
import { HoverCardLayer } from '../card/hoverCard/HoverCardLayer.tsx';
import { CardRegistryProvider } from '../card/hoverCard/cardRegistry.tsx';
import { listenForCardArrowKeys } from '../card/keyboard/listenForCardArrowKeys.browser.ts';

export interface TestAppOptions {
  readonly responses?: ResponseTable;
  readonly user?: CurrentUser;
  readonly path?: string;
  readonly brand?: Brand | undefined;
  /** Enables hover cards, which need a real browser. */
  readonly hasHoverCards?: boolean;
}

export const customer = {
  kind: 'customer',
  state: 'signedIn',
  user: { userId: '7', email: 'kari@kunde.test', cid: '7', entitlements: [] },
  isInternal: false,
} as const satisfies CurrentUser;

const visitor: CurrentUser = { kind: 'anonymous', state: 'signedOut' };

/** Hover cards and keyboard navigation, as in the app. */
function HoverCards() {
  useEffect(() => listenForCardArrowKeys(document), []);
  return <HoverCardLayer />;
}

/** The test world with a user, and its requests and reports as text. */
export class TestApp {
  readonly #world: TestWorld;
  /** All providers that the views need. */
  readonly Providers: (props: { readonly children: ReactNode }) => ReactNode;

  constructor({
    responses = {},
    user = visitor,
    path = '/',
    brand,
    hasHoverCards = false,
  }: TestAppOptions = {}) {
    const world = createTestWorld({
      responses: responses,
      isSignedIn: user.kind === 'customer',
      ...(brand === undefined ? {} : { brand }),
    });
    this.#world = world;
    this.Providers = function Surroundings({ children }) {
      return (
        <CurrentUserProvider currentUser={user}>
          <TestWorldProvider world={world} initialPath={path}>
            <CardRegistryProvider>
              {children}
              {hasHoverCards ? <HoverCards /> : null}
            </CardRegistryProvider>
          </TestWorldProvider>
        </CurrentUserProvider>
      );
    };
  }

  get brand(): Brand {
    return this.#world.brand;
  }

  get clock(): TestWorld['clock'] {
    return this.#world.clock;
  }

  get dispatch(): TestWorld['store']['dispatch'] {
    return this.#world.store.dispatch;
  }

  /** `GET /content-layout/pages` */
  get requests(): readonly string[] {
    return this.#world.network.requests.map(({ call }) => call);
  }

  get events(): readonly AnalyticsEvent[] {
    return this.#world.events;
  }

  /** `card.link: Card c1 has no …` */
  get reports(): readonly string[] {
    return this.#world.reporter.reports.map(({ context, message }) => `${context}: ${message}`);
  }
}
