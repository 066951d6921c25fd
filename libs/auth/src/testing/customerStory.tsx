import type { ReactNode } from 'react';
import { createTestWorld, TestWorldProvider, type ResponseTable, type TestWorld } from '@tv/test-world';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { storyTab, type StoryTab } from './storyTab.ts';
import { kari } from './testProvider.ts';

/** A customer, kari, in a story: her session, the services that answer her, and the page that she looks at. */
export interface CustomerStory {
  readonly world: TestWorld;
  readonly session: StoryTab;
  /** Draws something for her, at a path of the app. */
  readonly show: (view: ReactNode, at?: string) => ReactNode;
  /** To be called when the story is over. */
  readonly close: () => void;
}

/**
 * Signs kari in for a story, on a device that has kept nothing of her.
 *
 * @param responses what the services answer her
 */
export async function customerStory(responses: ResponseTable): Promise<CustomerStory> {
  localStorage.removeItem(`parental-${kari.sub}`);
  const world = createTestWorld({ isSignedIn: true, responses });
  const session = storyTab({ isSignedIn: true });
  await session.tab.session.start();
  return {
    world,
    session,
    show: (view, at = '/') => (
      <TestWorldProvider world={world} at={at}>
        <SessionProvider session={session.tab.session}>{view}</SessionProvider>
      </TestWorldProvider>
    ),
    close: session.close,
  };
}
