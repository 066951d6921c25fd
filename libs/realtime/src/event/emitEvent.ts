import { createAction } from '@reduxjs/toolkit';
import type { OutgoingEvent } from './outgoingEvent.ts';

/** Dispatch to send an event to the server. Lost while disconnected (see `streamingSlice`). */
export const emitEvent = createAction<OutgoingEvent>('realtime/emitEvent');
