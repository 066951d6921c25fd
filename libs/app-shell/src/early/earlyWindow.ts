import type { EarlyAnswers } from './earlyAnswers.ts';

/** Where the script in the page leaves what it asked for, and the app finds it. */
export interface EarlyWindow extends Window {
  earlyAnswers?: EarlyAnswers;
}
