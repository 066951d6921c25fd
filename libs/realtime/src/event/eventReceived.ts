import { createAction } from '@reduxjs/toolkit';
import type { IncomingEvent } from './incomingEvent.ts';

/** The server told us something. Reactions to it are listeners of the store, one for each. */
export const eventReceived = createAction<IncomingEvent>('realtime/eventReceived');
