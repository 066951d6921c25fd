import { createAction } from '@reduxjs/toolkit';
import type { IncomingEvent } from './incomingEvent.ts';
import type { OutgoingEvent } from './outgoingEvent.ts';

/** An event from the server. */
export const eventReceived = createAction<IncomingEvent>('realtime/eventReceived');

/** Dispatch to send an event to the server. Lost while disconnected (see `streamingSlice`). */
export const emitEvent = createAction<OutgoingEvent>('realtime/emitEvent');
