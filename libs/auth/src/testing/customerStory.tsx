import type { ReactNode } from 'react';
import { createTestWorld, TestWorldProvider, type ResponseTable, type TestWorld } from '@tv/test-world';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { createStoryTab, type StoryTab } from './storyTab.ts';

/** A story with kari signed in: her session, the mocked services and the rendered page. */
export interface CustomerStory {
  readonly world: TestWorld;
  readonly session: StoryTab;
  /** Renders a view at a path of the app. */
  readonly show: (view: ReactNode, at?: string) => ReactNode;
  /** Call when the story ends. */
  readonly close: () => void;
}

/**
 * Signs kari in for a story.
 *
 * @param responses responses of the services
 */
export async function createCustomerStory(responses: ResponseTable): Promise<CustomerStory> {
  const world = createTestWorld({ isSignedIn: true, responses });
  const session = createStoryTab({ isSignedIn: true });
  await session.tab.session.start();
  return {
    world,
    session,
    show: (view, at = '/') => (
      <TestWorldProvider world={world} initialPath={at}>
        <SessionProvider session={session.tab.session}>{view}</SessionProvider>
      </TestWorldProvider>
    ),
    close: session.close,
  };
}
