import { createAction } from '@reduxjs/toolkit';
import type { IncomingEvent } from './incomingEvent.ts';

/** An event from the server. */
export const eventReceived = createAction<IncomingEvent>('realtime/eventReceived');
