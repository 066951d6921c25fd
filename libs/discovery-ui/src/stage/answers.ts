import { swimlaneItemFixtures } from '@tv/api-client/fixtures';
import type { Answers } from './played.ts';

/** The items of every fixture swimlane, by path. */
export const laneAnswers: Answers = Object.fromEntries(
  Object.entries(swimlaneItemFixtures).map(([link, items]) => [new URL(link).pathname, items]),
);

/** A call that is never answered. */
export const never = () => new Promise(() => undefined);

/** A call that fails. */
export const failing = () => new Response('', { status: 500 });
