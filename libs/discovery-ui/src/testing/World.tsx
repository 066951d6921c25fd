import { useEffect, type ReactNode } from 'react';
import type { AnalyticsEvent } from '@tv/analytics';
import { ViewerProvider, type Viewer } from '@tv/auth';
import type { Brand } from '@tv/config';
import { createTestWorld, TestWorldProvider, type ResponseTable, type TestWorld } from '@tv/test-world';
import { CardLayer } from '../card/lift/CardLayer.tsx';
import { walkCards } from '../card/lift/walkCards.browser.ts';

export interface WorldOptions {
  readonly answers?: ResponseTable;
  readonly viewer?: Viewer;
  readonly path?: string;
  readonly brand?: Brand | undefined;
  /** Whether cards are lifted, which takes a browser with a screen. */
  readonly liftsCards?: boolean;
}

/** A signed-in customer. */
export const customer = {
  kind: 'customer',
  state: 'signedIn',
  user: { userId: '7', email: 'kari@kunde.test', cid: '7', entitlements: [] },
  isInternal: false,
} as const satisfies Viewer;

const anonymous: Viewer = { kind: 'anonymous', state: 'signedOut' };

/** What lifts cards, and the keys that walk them, as the app has them. */
function Lifting() {
  useEffect(() => walkCards(document), []);
  return <CardLayer />;
}

/** The test world as discovery sees it: with a viewer, and what happened in it in words. */
export class World {
  readonly #world: TestWorld;
  /** Everything that discovery's views need above them. */
  readonly Surroundings: (props: { readonly children: ReactNode }) => ReactNode;

  constructor({
    answers = {},
    viewer = anonymous,
    path = '/',
    brand,
    liftsCards = false,
  }: WorldOptions = {}) {
    const world = createTestWorld({
      responses: answers,
      isSignedIn: viewer.kind === 'customer',
      ...(brand === undefined ? {} : { brand }),
    });
    this.#world = world;
    this.Surroundings = function Surroundings({ children }) {
      return (
        <ViewerProvider viewer={viewer}>
          <TestWorldProvider world={world} at={path}>
            {children}
            {liftsCards ? <Lifting /> : null}
          </TestWorldProvider>
        </ViewerProvider>
      );
    };
  }

  get brand(): Brand {
    return this.#world.brand;
  }

  /** What was asked: `GET /content-layout/pages`. */
  get calls(): readonly string[] {
    return this.#world.network.requests.map(({ call }) => call);
  }

  get events(): readonly AnalyticsEvent[] {
    return this.#world.events;
  }

  /** What was reported: `card.link: Card c1 has no …`. */
  get reports(): readonly string[] {
    return this.#world.reporter.reports.map(({ context, message }) => `${context}: ${message}`);
  }
}
