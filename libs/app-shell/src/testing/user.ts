import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom/vitest';
import { userEvent } from '@testing-library/user-event';

// Generous, since machines can be busy.
configure({ asyncUtilTimeout: 10_000 });

/** One for all tests of a file. Without delays it works on frozen time too, and jsdom has no styles to check. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
